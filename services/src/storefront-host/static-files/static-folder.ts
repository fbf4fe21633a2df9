import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Cache } from '../../platform/cache/cache.js';
import { mediaTypeOf, staticFile, type StaticFile } from './static-file.js';

interface CachedFile {
  readonly file: StaticFile;
  readonly modified: number;
  readonly bytes: number;
}

/** The files of a folder, cached up to a number of bytes, each compressed once; read again when a file changes. */
export class StaticFolder {
  private readonly files: Cache<CachedFile>;

  constructor(
    private readonly root: string,
    maximumBytes: number,
  ) {
    // An empty file counts as one byte: a size is positive.
    this.files = new Cache({ maximumSize: maximumBytes, sizeOf: ({ bytes }) => Math.max(1, bytes) });
  }

  /** The file at a path within the folder, or undefined when there is none that we would serve. */
  async find(path: string): Promise<StaticFile | undefined> {
    const type = mediaTypeOf(path);
    if (type === undefined) return undefined;
    const facts = await stat(join(this.root, path)).catch(() => undefined);
    if (!facts?.isFile()) return undefined;
    const cached = this.files.get(path);
    if (cached?.modified === facts.mtimeMs) return cached.file;
    const content = await readFile(join(this.root, path));
    const file = staticFile(path, type, content);
    this.files.set(path, { file, modified: facts.mtimeMs, bytes: content.length });
    return file;
  }
}
