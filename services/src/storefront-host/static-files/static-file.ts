import { createHash } from 'node:crypto';
import { bestBrotli, encodeBody, type Encoding } from '../html-cache/cached-page.js';
import { COMPRESSIBLE, MEDIA_TYPES } from './media-types.js';

/** A file in memory, ready to be sent. */
export interface CachedFile {
  readonly kind: 'cached';
  readonly type: string;
  readonly etag: string;
  /** Returns the content, compressed once per encoding. Brotli first returns a quick form, later the smallest. */
  body(encoding: Encoding): Promise<Buffer>;
  readonly isCompressible: boolean;
}

/** A file on disk. It is compressed already, so that caching it in memory would gain nothing. */
export interface StoredFile {
  readonly kind: 'stored';
  readonly type: string;
  readonly root: string;
  /** Relative to the root, with slashes. */
  readonly path: string;
}

export type StaticFile = CachedFile | StoredFile;

/** Only plain names: no dot segments, no hidden files, no encoded characters. */
const SAFE_PATH = /^(?:[A-Za-z0-9_$@-][A-Za-z0-9_.$@-]*\/)*[A-Za-z0-9_$@-][A-Za-z0-9_.$@-]*\.([a-z0-9]+)$/;

/** Returns the media type of a path's file, or undefined for a path that is never served. */
export function mediaTypeOf(path: string): string | undefined {
  return MEDIA_TYPES[SAFE_PATH.exec(path)?.[1] ?? ''];
}

/** Returns whether compressing a path's file makes it smaller. */
export const isCompressible = (path: string): boolean => COMPRESSIBLE.has(path.slice(path.lastIndexOf('.') + 1));

/** Larger files are compressed with lower quality, because they would occupy a thread of the pool for seconds. */
const MAXIMUM_BYTES_AT_BEST_QUALITY = 512 * 1024;

/** Returns a file's content by encoding. The first response uses fast compression; the best one is computed in the background. */
function formsOf(content: Buffer): CachedFile['body'] {
  const forms = new Map<Encoding, Promise<Buffer>>();
  const improve = async (): Promise<void> => {
    const best = await bestBrotli(content);
    forms.set('br', Promise.resolve(best));
  };
  return (encoding) => {
    const known = forms.get(encoding);
    if (known) return known;
    const made = encodeBody(content, encoding);
    forms.set(encoding, made);
    if (encoding === 'br' && content.length <= MAXIMUM_BYTES_AT_BEST_QUALITY)
      void made.then(improve).catch(() => undefined);
    return made;
  };
}

/** Makes a file of its content. */
export function cachedFile(path: string, type: string, content: Buffer): CachedFile {
  return {
    kind: 'cached',
    type,
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    isCompressible: isCompressible(path),
    body: formsOf(content),
  };
}
