import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from '../html-cache/write-page.js';
import { isUnchanged } from '../../platform/http/conditional-requests.js';
import { FILE_POLICY } from '../../platform/http/security-headers.js';
import type { CachedFile, StaticFile } from './static-file.js';

/** For files with a content hash in their names. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For generated files. */
export const CACHE_FOR_AN_HOUR = 'public, max-age=3600';
/** For files with a fixed name. */
export const CACHE_FOR_A_DAY = 'public, max-age=86400';

/** This module sets media type and age; the library handles validators, ranges and 304. */
const FROM_DISK = { cacheControl: false, contentType: false, dotfiles: 'deny', index: false } as const;

/** Sends a file, or 304 if the browser has it. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
  cacheControl: string,
): Promise<void> {
  // The browser opens SVG files and PDF manuals as documents; neither may run scripts.
  reply.headers({ 'cache-control': cacheControl, 'content-security-policy': FILE_POLICY });
  if (file.kind === 'cached') await sendCached(request, reply, file);
  else await reply.type(file.type).sendFile(file.path, file.root, FROM_DISK);
}

async function sendCached(request: FastifyRequest, reply: FastifyReply, file: CachedFile): Promise<void> {
  reply.headers({ etag: file.etag, vary: 'accept-encoding' });
  if (isUnchanged(request.headers, file.etag)) {
    await reply.code(304).send();
    return;
  }
  const encoding = file.isCompressible ? encodingFor(request.headers['accept-encoding']) : 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  await reply.type(file.type).send(await file.body(encoding));
}
