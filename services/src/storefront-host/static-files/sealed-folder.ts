import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { cachedFile, mediaTypeOf, type CachedFile } from './static-file.js';

/**
 * Files with content hashes in their names, all read at the start of the process: its pages link to exactly these files, so they
 * must be available even if a newer build replaces them on disk.
 */
export class SealedFolder {
  private readonly files = new Map<string, CachedFile>();

  constructor(private readonly root: string) {}

  /** Reads every file that may be served. Reads nothing if the folder does not exist. */
  async read(): Promise<void> {
    const entries = await readdir(this.root, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const file = join(entry.parentPath, entry.name);
      const path = relative(this.root, file).split(sep).join('/');
      const type = entry.isFile() ? mediaTypeOf(path) : undefined;
      if (type !== undefined) this.files.set(path, cachedFile(path, type, await readFile(file)));
    }
  }

  find(path: string): CachedFile | undefined {
    return this.files.get(path);
  }
}
