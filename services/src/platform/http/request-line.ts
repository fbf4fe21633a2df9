import type { IncomingMessage, ServerResponse } from 'node:http';
import { invalidField } from '@manifold/domain/shop-error/shop-error';
import { failureOf } from '../errors/failure.js';

type Malformed = 'target' | 'host';

function hostLines(rawHeaders: readonly string[]): number {
  let lines = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') lines += 1;
  }
  return lines;
}

/**
 * Returns what is wrong with a request's first line or `Host`, or undefined: a target that is not a path (absolute form,
 * authority, asterisk), or several `Host` lines. Runs before any decision depends on them.
 */
export function malformedRequestLine({
  url,
  rawHeaders,
}: Pick<IncomingMessage, 'url' | 'rawHeaders'>): Malformed | undefined {
  if (!url?.startsWith('/')) return 'target';
  return hostLines(rawHeaders) > 1 ? 'host' : undefined;
}

/** Answers 400 and closes the connection, because such a sender may have smuggled in further requests. */
export function refuseRequestLine(
  response: ServerResponse,
  field: Malformed,
  headers: Readonly<Record<string, string>>,
): void {
  const refusal = invalidField(field, 'malformed');
  const { status, body } = failureOf(refusal);
  const own = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', connection: 'close' };
  response.writeHead(status, { ...headers, ...own }).end(JSON.stringify(body));
}
