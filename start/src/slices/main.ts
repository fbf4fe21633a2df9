import { CHECKOUT } from '../programs/checkout.js';
import { LAYERS } from './layers.js';
import { sliceViolations, type Presence } from './lint.js';
import { sectionNouns, slicePresences } from './presence.js';
import { REASONS } from './reasons.js';

/** Returns the printed lines of a section: the layers with its name, and the reasons for the others. */
function summary(noun: string, presences: readonly Presence[]): string[] {
  const named = presences.filter((presence) => presence.noun === noun && presence.isNamed).map(({ layer }) => layer);
  const reasons = REASONS.filter(({ nouns }) => nouns.includes(noun));
  return [`${noun}: ${named.join(', ')}`, ...reasons.map(({ layer, why }) => `  not in ${layer}: ${why}`)];
}

/** Prints the slice of every section. Exits with 1 if a layer lacks a section without a reason. */
export function lintSlices(): void {
  const presences = slicePresences(CHECKOUT);
  console.log(
    sectionNouns(CHECKOUT)
      .flatMap((noun) => summary(noun, presences))
      .join('\n'),
  );
  const violations = sliceViolations(LAYERS, presences, REASONS);
  for (const violation of violations) console.error(violation);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
