import type { Palette } from './drawing/colour.js';

/** A colour scheme of a machine: returns the replaced materials of a palette. */
export type Trim = (palette: Palette) => Partial<Palette>;

/** The trims by their suffix in the name of a drawing: `compressor-dark`. */
export const trims = {
  /** Swaps accent and graphite. */
  dark: ({ accent, graphite }) => ({ accent: graphite, graphite: accent }),
  /** Bare metal instead of paint, paint on the castings. */
  silver: ({ accent, steel }) => ({ accent: steel, darkSteel: accent }),
  /** Blackened metal. */
  black: ({ graphite }) => ({ steel: '#59626a', darkSteel: graphite, enamel: graphite }),
  /** Swaps accent and enamel; leather has the accent too. */
  bright: ({ accent, enamel }) => ({ enamel: accent, accent: enamel, leather: accent }),
  /** Swaps accent and steel. */
  painted: ({ accent, steel }) => ({ steel: accent, accent: steel }),
  /** Light metal and light covers. */
  pale: ({ steel, darkSteel }) => ({ darkSteel: steel, graphite: darkSteel, leather: '#dcd6c9', accent: darkSteel }),
  brown: ({ leather }) => ({ accent: leather }),
} as const satisfies Readonly<Record<string, Trim>>;

const trimOf = new Map<string, Trim>(Object.entries(trims));

/** Finds an entry by the name of a drawing, which may end with a hyphen and a trim. Throws if there is none. */
export function findWithTrim<T>(
  name: string,
  known: Readonly<Record<string, T>>,
): { readonly found: T; readonly trim: Trim } {
  const own = known[name];
  if (own !== undefined) return { found: own, trim: () => ({}) };
  const hyphen = name.lastIndexOf('-');
  const [found, trim] = [known[name.slice(0, hyphen)], trimOf.get(name.slice(hyphen + 1))];
  if (found === undefined || trim === undefined) throw new Error(`There is no drawing "${name}".`);
  return { found, trim };
}
