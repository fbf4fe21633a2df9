import { createHash } from 'node:crypto';
import { encoded, type Encoding } from '../html-cache/cached-page.js';
import { COMPRESSIBLE, MEDIA_TYPES } from './media-types.js';

/** A file ready to be sent. */
export interface StaticFile {
  readonly type: string;
  readonly etag: string;
  body(encoding: Encoding): Promise<Buffer>;
  readonly compressible: boolean;
}

/** Plain names only: no way out of the folder, no hidden file, no encoded character. */
const SAFE_PATH = /^(?:[A-Za-z0-9_$@-][A-Za-z0-9_.$@-]*\/)*[A-Za-z0-9_$@-][A-Za-z0-9_.$@-]*\.([a-z0-9]+)$/;

/** What a path's file is sent as, or undefined for a path that we would never serve. */
export function mediaTypeOf(path: string): string | undefined {
  return MEDIA_TYPES[SAFE_PATH.exec(path)?.[1] ?? ''];
}

/** A file's content, compressed at most once per coding. */
export function staticFile(path: string, type: string, content: Buffer): StaticFile {
  const forms = new Map<Encoding, Promise<Buffer>>();
  return {
    type,
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    compressible: COMPRESSIBLE.has(path.slice(path.lastIndexOf('.') + 1)),
    body: (encoding) => {
      const made = forms.get(encoding) ?? encoded(content, encoding);
      forms.set(encoding, made);
      return made;
    },
  };
}
