import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedPage, Encoding } from './cached-page.js';

/** The best form that the client takes. A coding with `q=0` is so rare that it falls back to the plain page. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string' || accepted.includes('q=0,') || accepted.endsWith('q=0')) return 'identity';
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** Writes a cached page as the answer: the form that the client takes, or 304 when it has the page already. */
export function writePage(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  if (request.headers['if-none-match']?.includes(page.etag)) {
    response.writeHead(304, page.notModified as string[]);
    response.end();
    return;
  }
  const { headers, body } = page.forms[encodingFor(request.headers['accept-encoding'])];
  response.writeHead(200, headers as string[]);
  response.end(request.method === 'HEAD' ? undefined : body);
}
