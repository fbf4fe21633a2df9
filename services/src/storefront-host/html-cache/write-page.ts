import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainBody, type CachedPage, type Encoding } from './cached-page.js';

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
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding === 'identity') return void writePlain(request, response, page);
  const { headers, body } = page.forms[encoding];
  response.writeHead(200, headers as string[]);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Unpacks the page for a reader that takes no compressed one. */
async function writePlain(request: IncomingMessage, response: ServerResponse, page: CachedPage): Promise<void> {
  const body = request.method === 'HEAD' ? undefined : await plainBody(page).catch(() => null);
  if (body === null) return void response.destroy();
  response.writeHead(200, page.plainHeaders as string[]);
  response.end(body);
}
