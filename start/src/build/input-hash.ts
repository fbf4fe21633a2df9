import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const NOT_SOURCES = new Set([
  'node_modules',
  'dist',
  'generated',
  'compiled',
  'routeTree.gen.ts',
  '.git',
  '.data',
  'test-results',
  'playwright-report',
]);

/** Returns whether a path, relative to the root, is hashed. */
type InputFilter = (relative: string) => boolean;

/**
 * Returns one hash over the names and contents of everything below the given paths, in a fixed order. Build output is
 * left out, and so is what the filter refuses. A missing path is hashed as absent, so adding it changes the hash.
 */
export function inputHash(root: string, paths: readonly string[], isInput?: InputFilter): string {
  return new InputHashes(root, isInput).hash(paths);
}

/** Hashes of several overlapping sets of files; each file is read once. */
export class InputHashes {
  private readonly digests = new Map<string, string>();

  constructor(
    private readonly root: string,
    private readonly isInput: InputFilter = () => true,
  ) {}

  /** See `inputHash`. */
  hash(paths: readonly string[]): string {
    const hash = createHash('sha256');
    for (const input of [...new Set(paths)].sort()) this.add(hash, input);
    return hash.digest('hex');
  }

  private add(hash: Hash, relative: string): void {
    if (!this.isInput(relative)) return;
    const full = path.join(this.root, relative);
    if (!existsSync(full)) return void hash.update(`absent ${relative}\0`);
    if (statSync(full).isDirectory()) {
      const names = readdirSync(full).filter((name) => !NOT_SOURCES.has(name) && !name.endsWith('.tsbuildinfo'));
      for (const name of names.sort()) this.add(hash, path.posix.join(relative, name));
      return;
    }
    hash.update(`file ${relative}\0${this.digest(full)}\0`);
  }

  private digest(file: string): string {
    const known = this.digests.get(file) ?? createHash('sha256').update(readFileSync(file)).digest('hex');
    this.digests.set(file, known);
    return known;
  }
}
