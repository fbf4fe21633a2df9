import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Cache } from '../../platform/cache/cache.js';
import { cachedFile, isCompressible, mediaTypeOf, type CachedFile, type StaticFile } from './static-file.js';

interface Entry {
  readonly file: CachedFile;
  readonly modified: number;
  readonly bytes: number;
}

/**
 * The files of a folder. Compressible files are cached up to a number of bytes, compressed once, and read again when they
 * change. Pictures and fonts are sent from disk.
 */
export class StaticFolder {
  private readonly files: Cache<Entry>;

  constructor(
    private readonly root: string,
    maximumBytes: number,
  ) {
    // An empty file counts as one byte: a size is positive.
    this.files = new Cache({ maximumSize: maximumBytes, sizeOf: ({ bytes }) => Math.max(1, bytes) });
  }

  /** Returns the file at a path within the folder, or undefined if there is none or it is never served. */
  async find(path: string): Promise<StaticFile | undefined> {
    const type = mediaTypeOf(path);
    if (type === undefined) return undefined;
    const facts = await stat(join(this.root, path)).catch(() => undefined);
    if (!facts?.isFile()) return undefined;
    return isCompressible(path)
      ? this.cached(path, type, facts.mtimeMs)
      : { kind: 'stored', type, root: this.root, path };
  }

  private async cached(path: string, type: string, modified: number): Promise<CachedFile> {
    const known = this.files.get(path);
    if (known?.modified === modified) return known.file;
    const content = await readFile(join(this.root, path));
    const file = cachedFile(path, type, content);
    this.files.set(path, { file, modified, bytes: content.length });
    return file;
  }
}
