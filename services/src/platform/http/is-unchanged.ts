import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether the client has the version with this entity tag already (`If-None-Match`, RFC 9110 13.1.2): it may name it alone,
 * in a list or as a weak one, as a proxy that compresses does, or mean every version by `*`.
 */
export function isUnchanged({ 'if-none-match': known }: IncomingHttpHeaders, etag: string): boolean {
  return known !== undefined && (known.includes(etag) || known.trim() === '*');
}
