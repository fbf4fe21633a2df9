import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUnchanged } from '../../platform/http/conditional-requests.js';
import { bodyAs, headersAs, notModifiedHeaders, type CachedPage, type Encoding } from './cached-page.js';

/** Returns the best encoding that the client accepts. Codings with `q=0` are rare and get the plain page. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string' || accepted.includes('q=0,') || accepted.endsWith('q=0')) return 'identity';
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** Writes a cached page in an encoding that the client accepts, or 304 if it already has the page. */
export function writePage(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  if (isUnchanged(request.headers, page.etag)) {
    response.writeHead(304, notModifiedHeaders(page));
    response.end();
    return;
  }
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'br') return void writeUnpacked(request, response, page, encoding);
  response.writeHead(200, page.headers as string[]);
  response.end(request.method === 'HEAD' ? undefined : page.body);
}

/** Unpacks the page for a client that does not accept brotli. */
async function writeUnpacked(
  { method }: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  encoding: Exclude<Encoding, 'br'>,
): Promise<void> {
  const body = method === 'HEAD' ? undefined : await bodyAs(page, encoding).catch(() => null);
  if (body === null) return void response.destroy();
  const length = encoding === 'identity' ? page.plainLength : body?.length;
  response.writeHead(200, headersAs(page, encoding, length));
  response.end(body);
}
