import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { encoded, type Encoding } from '../html-cache/cached-page.js';
import { COMPRESSIBLE, MEDIA_TYPES } from './media-types.js';

/** A file ready to be sent. */
export interface StaticFile {
  readonly type: string;
  readonly etag: string;
  body(encoding: Encoding): Promise<Buffer>;
  readonly compressible: boolean;
}

interface Kept {
  readonly file: StaticFile;
  readonly modified: number;
  readonly bytes: number;
}

/** Plain names only: no way out of the folder, no hidden file, no encoded character. */
const SAFE_PATH = /^(?:[A-Za-z0-9_$@-][A-Za-z0-9_.$@-]*\/)*[A-Za-z0-9_$@-][A-Za-z0-9_.$@-]*\.([a-z0-9]+)$/;

function staticFile(content: Buffer, extension: string, type: string): StaticFile {
  const forms = new Map<Encoding, Promise<Buffer>>();
  return {
    type,
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    compressible: COMPRESSIBLE.has(extension),
    body: (encoding) => {
      const made = forms.get(encoding) ?? encoded(content, encoding);
      forms.set(encoding, made);
      return made;
    },
  };
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
    const [, extension = ''] = SAFE_PATH.exec(path) ?? [];
    const type = MEDIA_TYPES[extension];
    if (type === undefined) return undefined;
    const facts = await stat(join(this.root, path)).catch(() => undefined);
    if (!facts?.isFile()) return undefined;
    const known = this.kept.get(path);
    if (known?.modified === facts.mtimeMs) return known.file;
    const content = await readFile(join(this.root, path));
    return this.keep(path, {
      file: staticFile(content, extension, type),
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
