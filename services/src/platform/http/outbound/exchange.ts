import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { reportCallInTransaction } from '../../concurrency/open-transaction.js';

/** A request to another system, with the limits of its answer. */
export interface OutboundRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Deadline of the whole exchange, including the body. */
  readonly timeoutMs: number;
  /** A longer answer is an error. In characters. */
  readonly maximumAnswerLength: number;
}

/** The answer of another system, with the whole body as text. */
export interface OutboundAnswer {
  readonly status: number;
  readonly body: string;
}

function bodyOf(response: IncomingMessage, longest: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let body = '';
    response.setEncoding('utf8');
    response.on('data', (part: string) => {
      body += part;
      if (body.length > longest) response.destroy(new Error('the answer is too long'));
    });
    response.on('error', reject);
    response.on('end', () => resolve(body));
  });
}

/**
 * Sends one request and reads the answer. Uses a new connection unless an agent is given. Follows no redirects and stores no
 * cookies.
 */
export function exchange(
  url: URL,
  { method = 'GET', headers = {}, body, timeoutMs, maximumAnswerLength }: OutboundRequest,
  { lookup, agent = false }: Pick<RequestOptions, 'lookup' | 'agent'> = {},
): Promise<OutboundAnswer> {
  reportCallInTransaction(`${method} ${url.host}`);
  return new Promise((resolve, reject) => {
    const client = url.protocol === 'https:' ? https : http;
    const options = {
      method,
      headers,
      // No agent by default, because a pooled connection may have been opened without checking its address.
      agent,
      signal: AbortSignal.timeout(timeoutMs),
      ...(lookup && { lookup }),
    };
    const sent = client.request(url, options, (response) => {
      const { statusCode: status = 0 } = response;
      bodyOf(response, maximumAnswerLength).then((text) => resolve({ status, body: text }), reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
