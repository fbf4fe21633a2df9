const ACCESS = /\bsections(?:\?\.)?(?:\['([a-z-]+)'\]|\.([a-z]+)\b)/g;
const DESTRUCTURED = /\{([^{}]*)\}\s*=\s*[\w.?()]*\bsections;|\bsections: \{([^{}]*)\}/g;

/** Returns the properties of a destructured object, without the names they get. */
const properties = (list: string): string[] =>
  list.split(',').map((property) => (property.split(':')[0] ?? '').trim().replaceAll("'", ''));

/** Returns whether a source imports the rules of a section or reads its value from the document of a store. */
export function usesSection(source: string, noun: string): boolean {
  if (source.includes(`@manifold/domain/${noun}/`)) return true;
  const accessed = [...source.matchAll(ACCESS)].map(([, quoted, plain]) => quoted ?? plain);
  const destructured = [...source.matchAll(DESTRUCTURED)].flatMap(([, first, second]) =>
    properties(first ?? second ?? ''),
  );
  return accessed.includes(noun) || destructured.includes(noun);
}
