import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const NOT_SOURCES = new Set(['node_modules', 'dist', 'generated', 'compiled', 'routeTree.gen.ts']);

/**
 * One hash over the names and contents of everything below the given paths, in a fixed order. What a build makes
 * itself is left out. A path that does not exist counts as absent, so that adding it changes the hash.
 */
export function inputHash(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const input of [...paths].sort()) addPath(hash, root, input);
  return hash.digest('hex');
}

function addPath(hash: Hash, root: string, relative: string): void {
  const full = path.join(root, relative);
  if (!existsSync(full)) return void hash.update(`absent ${relative}\0`);
  if (statSync(full).isDirectory()) {
    const names = readdirSync(full).filter((name) => !NOT_SOURCES.has(name) && !name.endsWith('.tsbuildinfo'));
    for (const name of names.sort()) addPath(hash, root, path.posix.join(relative, name));
    return;
  }
  hash.update(`file ${relative}\0`).update(readFileSync(full)).update('\0');
}
