// `node start/docker/prune.mjs`, in the build stage of the image: removes everything that the programs do not need.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isProgramFile, productionPackages } from './production-packages.mjs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const needed = productionPackages(lock);
const packages = Object.keys(lock.packages).filter((place) => place.includes('node_modules/') && !needed.has(place));
const files = [...needed]
  .filter((place) => !place.includes('node_modules/'))
  .flatMap((workspace) => readdirSync(path.join(workspace, 'dist'), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => path.join(parentPath, name))
  .filter((file) => !isProgramFile(file));
for (const place of [...packages, ...files, 'node_modules/.cache']) rmSync(place, { recursive: true, force: true });
console.log(`Removed ${packages.length} packages and ${files.length} files of tests and types`);
