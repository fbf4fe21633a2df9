import type { Palette } from './drawing/colour.js';

/** How a machine looks that is the same but for its paint: what each material becomes. */
export type Trim = (palette: Palette) => Partial<Palette>;

/** The paints by the word that stands in a picture's name: "compressor-dark". */
export const trims = {
  /** What was bright is dark, and the other way round. */
  dark: ({ accent, graphite }) => ({ accent: graphite, graphite: accent }),
  /** Bare metal instead of paint, paint on the castings. */
  silver: ({ accent, steel }) => ({ accent: steel, darkSteel: accent }),
  /** Blackened metal. */
  black: ({ graphite }) => ({ steel: '#59626a', darkSteel: graphite, enamel: graphite }),
  /** The accent where others are white, or of brown leather. */
  bright: ({ accent, enamel }) => ({ enamel: accent, accent: enamel, leather: accent }),
  /** The accent where others are of bare steel. */
  painted: ({ accent, steel }) => ({ steel: accent, accent: steel }),
  /** Light metal and light covers. */
  pale: ({ steel, darkSteel }) => ({ darkSteel: steel, graphite: darkSteel, leather: '#dcd6c9', accent: darkSteel }),
  brown: ({ leather }) => ({ accent: leather }),
} as const satisfies Readonly<Record<string, Trim>>;

const trimOf = new Map<string, Trim>(Object.entries(trims));

/** What a drawing's name says of those that are known: the machine, and after the last hyphen its paint, if it is not its own. */
export function named<T>(name: string, known: Readonly<Record<string, T>>): { readonly is: T; readonly trim: Trim } {
  const own = known[name];
  if (own !== undefined) return { is: own, trim: () => ({}) };
  const hyphen = name.lastIndexOf('-');
  const [is, trim] = [known[name.slice(0, hyphen)], trimOf.get(name.slice(hyphen + 1))];
  if (is === undefined || trim === undefined) throw new Error(`There is no drawing "${name}".`);
  return { is, trim };
}
