import path from 'node:path';

/** Statements only: our programs have imports in their texts. Imports of types count, `import('…')` does not. */
const STATEMENTS = /^(?:import|export)\b[^'"`;]*\bfrom '([^']+)'|^import '([^']+)'/gm;

/** A file that imports more modules knows too much of the others. */
export const MAXIMUM_IMPORTS = 40;

/** Returns the modules that a source text imports or exports again, each once, as it names them. */
export const importedModules = (text: string): string[] => [
  ...new Set([...text.matchAll(STATEMENTS)].map(([, named = '', alone = '']) => named || alone)),
];

/** Returns the path from the checkout of the source file that a file imports; undefined if it is none of ours. */
export function importedFile(from: string, specifier: string, isSource: (file: string) => boolean): string | undefined {
  const target = specifier.startsWith('.')
    ? path.posix.join(path.posix.dirname(from), specifier)
    : specifier.replace(/^@manifold\/([^/]+)\//, '$1/src/');
  const base = target.replace(/\.js$/, '');
  return [`${base}.ts`, `${base}.tsx`].find(isSource);
}

/** Returns a sentence for each source file (path from the checkout → text) that imports more than `MAXIMUM_IMPORTS` modules. */
export const longImportLists = (files: ReadonlyMap<string, string>): string[] =>
  [...files].flatMap(([file, text]) => {
    const { length } = importedModules(text);
    return length > MAXIMUM_IMPORTS ? [`${file} imports ${length} modules, more than ${MAXIMUM_IMPORTS}`] : [];
  });
