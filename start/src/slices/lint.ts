import { FILES_OF_A_FEATURE, type Layer, type LayerName } from './layers.js';

/** The code of a noun in a layer. */
export interface Presence {
  readonly noun: string;
  readonly layer: LayerName;
  /** Whether a file or folder has the noun's name. */
  readonly isNamed: boolean;
  /** Files that import the noun's rules or contract. */
  readonly users: readonly string[];
}

/** Why some nouns have no file or folder of their own in a layer. */
export interface Reason {
  readonly layer: LayerName;
  readonly why: string;
  readonly nouns: readonly string[];
}

/** Returns whether a noun needs a file or folder of its name in a layer, or a reason for having none. */
const isNeeded = ({ needs }: Layer, { users }: Presence): boolean =>
  needs === 'always' || users.length >= FILES_OF_A_FEATURE;

/** Returns the violations, one sentence each: layers without the noun, and unnecessary reasons. */
export function sliceViolations(
  layers: readonly Layer[],
  presences: readonly Presence[],
  reasons: readonly Reason[],
): string[] {
  const missing = presences.filter((presence) => {
    const layer = layers.find(({ name }) => name === presence.layer);
    return layer !== undefined && !presence.isNamed && isNeeded(layer, presence);
  });
  const isGiven = ({ noun, layer }: Presence) =>
    reasons.some((reason) => reason.layer === layer && reason.nouns.includes(noun));
  const unexplained = missing.filter((presence) => !isGiven(presence)).map(sentenceOf);
  const unused = reasons.flatMap(({ layer, nouns }) =>
    nouns
      .filter((noun) => !missing.some((presence) => presence.layer === layer && presence.noun === noun))
      .map((noun) => `${noun} needs no reason in ${layer}: remove it from start/src/slices/reasons.ts.`),
  );
  return [...unexplained, ...unused];
}

function sentenceOf({ noun, layer, users }: Presence): string {
  const why = users.length > 0 ? `, but ${users.length} files use it: ${users.join(', ')}` : '';
  return `${noun} has no file or folder of its name in ${layer}${why}. Make one, or say why not in start/src/slices/reasons.ts.`;
}
