import { createHash } from 'node:crypto';
import { encoded, type Encoding } from '../html-cache/cached-page.js';
import { COMPRESSIBLE, MEDIA_TYPES } from './media-types.js';

/** A file in memory, ready to be sent. */
export interface CachedFile {
  readonly kind: 'cached';
  readonly type: string;
  readonly etag: string;
  /** Returns the content, compressed at most once per encoding. */
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

/** Creates a cached file from its content. */
export function cachedFile(path: string, type: string, content: Buffer): CachedFile {
  const forms = new Map<Encoding, Promise<Buffer>>();
  return {
    kind: 'cached',
    type,
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    isCompressible: isCompressible(path),
    body: (encoding) => {
      const made = forms.get(encoding) ?? encoded(content, encoding);
      forms.set(encoding, made);
      return made;
    },
  };
}
