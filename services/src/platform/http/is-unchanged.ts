import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns whether the client already has the version with this entity tag (`If-None-Match`, RFC 9110 13.1.2). The header may
 * hold one tag, a list of tags, weak tags (from a compressing proxy) or `*` for every version.
 */
export function isUnchanged({ 'if-none-match': known }: IncomingHttpHeaders, etag: string): boolean {
  return known !== undefined && (known.includes(etag) || known.trim() === '*');
}
