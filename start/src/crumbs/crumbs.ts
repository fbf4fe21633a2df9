import { importedFile, importedModules } from './imports.js';

/** A file that is not longer is a crumb if only one other file imports it. */
const CRUMB_LINES = 20;

/** Tests, which may be short, and import what they test. */
const TESTS = /\.spec\.tsx?$|\/testing\/|^e2e\//;
/** Files that a convention keeps apart: doors, Nest modules, routes, contracts, sections, seeds and drawings. */
const CONVENTIONAL =
  /\/index\.ts$|\.module\.ts$|routes\.ts$|^storefront\/src\/routes\/|contract\.ts$|\.section\.ts$|^config-seeds\/|^demo\/pictures\//;

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Returns the number of lines as lint counts them: without blank lines and comments. */
export const codeLines = (text: string): number =>
  text
    .replace(COMMENTS, '')
    .split('\n')
    .filter((line) => line.trim() !== '').length;

/** Returns the source files that another one imports, each as often as files import it. */
const importedFiles = (sources: ReadonlyMap<string, string>): string[] =>
  [...sources].flatMap(([file, text]) => {
    // A file that is loaded on demand has to be one of its own, so `import('…')` does not count.
    const imported = importedModules(text).flatMap(
      (each) => importedFile(file, each, (name) => sources.has(name)) ?? [],
    );
    return [...new Set(imported)];
  });

/** Returns the crumbs among source files (path from the checkout → text): short files that exactly one other file imports. */
export function crumbsIn(files: ReadonlyMap<string, string>): string[] {
  const sources = new Map([...files].filter(([file]) => !TESTS.test(file)));
  const importers = new Map<string, number>();
  for (const file of importedFiles(sources)) importers.set(file, (importers.get(file) ?? 0) + 1);
  return [...sources]
    .filter(([file, text]) => !CONVENTIONAL.test(file) && codeLines(text) <= CRUMB_LINES)
    .map(([file]) => file)
    .filter((file) => importers.get(file) === 1);
}
