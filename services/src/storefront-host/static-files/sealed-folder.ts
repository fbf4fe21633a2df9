import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { mediaTypeOf, staticFile, type StaticFile } from './static-file.js';

/**
 * Files that are named after their content, all read when the process starts: the pages that it renders name these very
 * files, and a newer build that takes their place on the disk must not take them from its visitors.
 */
export class SealedFolder {
  private readonly files = new Map<string, StaticFile>();

  constructor(private readonly root: string) {}

  /** Reads every file that we would serve; a folder that does not exist has none. */
  async read(): Promise<void> {
    const entries = await readdir(this.root, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const file = join(entry.parentPath, entry.name);
      const path = relative(this.root, file).split(sep).join('/');
      const type = entry.isFile() ? mediaTypeOf(path) : undefined;
      if (type !== undefined) this.files.set(path, staticFile(path, type, await readFile(file)));
    }
  }

  find(path: string): StaticFile | undefined {
    return this.files.get(path);
  }
}
