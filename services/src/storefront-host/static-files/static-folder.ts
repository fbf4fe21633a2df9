import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaTypeOf, staticFile, type StaticFile } from './static-file.js';

interface Kept {
  readonly file: StaticFile;
  readonly modified: number;
  readonly bytes: number;
}

/** The files of a folder, kept in memory up to a number of bytes, each compressed once; read again when it changes. */
export class StaticFolder {
  private readonly kept = new Map<string, Kept>();
  private keptBytes = 0;

  constructor(
    private readonly root: string,
    private readonly maximumBytes: number,
  ) {}

  /** The file at a path within the folder, or undefined when there is none that we would serve. */
  async find(path: string): Promise<StaticFile | undefined> {
    const type = mediaTypeOf(path);
    if (type === undefined) return undefined;
    const facts = await stat(join(this.root, path)).catch(() => undefined);
    if (!facts?.isFile()) return undefined;
    const known = this.kept.get(path);
    if (known?.modified === facts.mtimeMs) return known.file;
    const content = await readFile(join(this.root, path));
    return this.keep(path, {
      file: staticFile(path, type, content),
      modified: facts.mtimeMs,
      bytes: content.length,
    });
  }

  private keep(path: string, entry: Kept): StaticFile {
    this.keptBytes += entry.bytes - (this.kept.get(path)?.bytes ?? 0);
    this.kept.delete(path);
    this.kept.set(path, entry);
    for (const [oldest, { bytes }] of this.kept) {
      if (this.keptBytes <= this.maximumBytes) break;
      this.kept.delete(oldest);
      this.keptBytes -= bytes;
    }
    return entry.file;
  }
}
