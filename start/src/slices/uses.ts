import type { SliceNames } from './slice-names.js';

const ACCESS = /\bsections(?:\?\.)?(?:\['([a-z-]+)'\]|\.([a-z]+)\b)/g;
const DESTRUCTURED = /\{([^{}]*)\}\s*=\s*[\w.?()]*\bsections;|\bsections: \{([^{}]*)\}/g;

/** The hook with which pages read the slices of a place. */
const HOOKS = { page: 'useStoreConfig', checkout: 'useCheckoutConfig' } as const satisfies Record<
  keyof SliceNames,
  string
>;

/** Returns the properties of a destructured object, without the names they get. */
const properties = (list: string): string[] =>
  list.split(',').map((property) => (property.split(':')[0] ?? '').trim().replaceAll("'", ''));

/** Returns the first group of every match; a group that is missing is an empty text. */
const firstGroups = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].map(([, group = '']) => group);

/** Returns the slices that a source reads with a hook: of its call, of a variable with its result, or destructured. */
function slicesRead(source: string, hook: string): string[] {
  const variables = firstGroups(source, new RegExp(`\\bconst (\\w+) = ${hook}\\(\\);`, 'g'));
  const objects = [`\\b${hook}\\(\\)`, ...variables.map((name) => `\\b${name}`)];
  const accessed = objects.flatMap((object) => firstGroups(source, new RegExp(`${object}\\??\\.(\\w+)`, 'g')));
  const destructured = firstGroups(source, new RegExp(`\\{([^{}]*)\\}\\s*=\\s*${hook}\\(\\);`, 'g'));
  return [...accessed, ...destructured.flatMap(properties)];
}

function readsSlice(source: string, names: SliceNames): boolean {
  return (['page', 'checkout'] as const).some((place) => {
    const read = slicesRead(source, HOOKS[place]);
    return names[place].some((name) => read.includes(name));
  });
}

/** Returns whether a source imports a section's rules or reads its value: from the document of a store or as a slice. */
export function usesSection(source: string, noun: string, names: SliceNames): boolean {
  if (source.includes(`@manifold/domain/${noun}/`) || readsSlice(source, names)) return true;
  const accessed = [...source.matchAll(ACCESS)].map(([, quoted, plain]) => quoted ?? plain);
  const destructured = [...source.matchAll(DESTRUCTURED)].flatMap(([, first, second]) =>
    properties(first ?? second ?? ''),
  );
  return accessed.includes(noun) || destructured.includes(noun);
}
