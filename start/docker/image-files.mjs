// The content of the image, read from the last stage of Dockerfile.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { isProgramFile, productionPackages } from './production-packages.mjs';

const COPY = /^COPY --from=build (.+) (\S+)$/;
const IMPORT = /\b(?:from|import)\s*\(?\s*['"]((?:@[\w-]+\/)?[\w-][\w.-]*(?:\/[\w./-]+)?|node:[\w/]+)['"]/g;

/** Returns the paths that the last stage copies, relative to the checkout. */
export function copiedPaths(dockerfile) {
  const lines = dockerfile.slice(dockerfile.lastIndexOf('\nFROM ')).split('\n');
  return lines.flatMap((line) => {
    const [, sources] = COPY.exec(line) ?? [];
    return (sources ?? '')
      .split(' ')
      .filter(Boolean)
      .map((source) => source.replace('/manifold/', ''));
  });
}

const files = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter(isProgramFile);

const packageOf = (word) => word.split('/', word.startsWith('@') ? 2 : 1).join('/');

/** Returns the imports of the programs that are neither built into Node nor production packages. */
export function missingPackages(lock) {
  const needed = productionPackages(lock);
  const builtIn = new Set(builtinModules);
  const workspaces = [...needed].filter((place) => !place.includes('node_modules/'));
  // The rest of start prepares a checkout and never runs in the image.
  const programs = workspaces.filter((name) => name !== 'start').flatMap((name) => files(path.join(name, 'dist')));
  return programs
    .filter((file) => file.endsWith('.js') && !file.includes('/development/'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, word]) => ({ file, word })))
    .filter(({ word }) => !word.startsWith('node:') && !builtIn.has(word))
    .filter(
      ({ file, word }) =>
        !['', `${file.split(path.sep)[0]}/`].some((at) => needed.has(`${at}node_modules/${packageOf(word)}`)),
    );
}

/** Copies the content of the image to a folder, so that its programs can run without Docker. */
export function layOut(folder, { dockerfile, lock }) {
  for (const source of copiedPaths(dockerfile).filter((name) => !name.endsWith('node_modules'))) {
    mkdirSync(path.dirname(path.join(folder, source)), { recursive: true });
    cpSync(source, path.join(folder, source), { recursive: true, filter: isProgramFile });
  }
  for (const place of productionPackages(lock))
    if (place.includes('node_modules/') && existsSync(place))
      cpSync(place, path.join(folder, place), { recursive: true, verbatimSymlinks: true, filter: isInner(place) });
}

/** Returns a filter for the files of a package, without the packages nested in it. */
const isInner = (place) => (source) => !source.slice(place.length).includes('/node_modules');
