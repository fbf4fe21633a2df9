import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { invalidField } from '@manifold/domain/shop-error/shop-error';
import type { ConnectionError } from 'fastify';
import { failureOf } from '../errors/failure.js';

interface Refusal {
  readonly status: number;
  readonly field: string;
  readonly reason: string;
}

const MALFORMED: Refusal = { status: 400, field: 'request', reason: 'malformed' };
/** Refusals by the `code` of Node's error (nodejs.org/api/http.html, event `clientError`). */
const REFUSALS: ReadonlyMap<string, Refusal> = new Map([
  ['HPE_HEADER_OVERFLOW', { status: 431, field: 'headers', reason: 'too-large' }],
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: 408, field: 'request', reason: 'too-slow' }],
]);

/**
 * Answers bytes that Node cannot parse as a request, or a request that does not end, with 400, 408 or 431 and the API's error
 * body. Closes the connection. Sends no answer if an earlier one was written, because that may be incomplete.
 */
export function answerUnreadable(headers: Readonly<Record<string, string>>) {
  return ({ code }: Pick<ConnectionError, 'code'>, socket: Socket): void => {
    if (code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) return void socket.destroy();
    const { status, field, reason } = REFUSALS.get(code) ?? MALFORMED;
    const { body } = failureOf(invalidField(field, reason));
    const text = JSON.stringify(body);
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      'cache-control': 'no-store',
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${text}`);
  };
}
