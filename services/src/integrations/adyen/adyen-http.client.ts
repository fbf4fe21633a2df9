import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { HttpClientException, type Client } from '@adyen/api-library';
import { reportCallInTransaction } from '../../platform/concurrency/open-transaction.js';

type HttpClient = Client['httpClient'];

export interface AdyenHttpOptions {
  /** Replaces the origin of the real platform; undefined for the real one. */
  readonly origin: string | undefined;
  /** Deadline of the whole call, including the body of the answer. */
  readonly timeoutMs: number;
}

const LONGEST_ANSWER = 2_000_000;
const POOL = { keepAlive: true, maxSockets: 50 };

/** Reads an answer in UTF-8. Rejects if it is longer than the limit. */
function textOf(response: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    let body = '';
    response.setEncoding('utf8');
    response.on('data', (part: string) => {
      body += part;
      if (body.length > LONGEST_ANSWER) response.destroy(new Error('the answer is too long'));
    });
    response.on('error', reject);
    response.on('end', () => resolve(body));
  });
}

/**
 * The HTTP client of Adyen's library. The library's own client opens a connection per call, has no deadline for the body and
 * reports a network failure as if Adyen had answered 500. This one pools connections and rejects with the network's error.
 */
export class AdyenHttpClient implements HttpClient {
  private readonly pools = { 'http:': new http.Agent(POOL), 'https:': new https.Agent(POOL) };

  constructor(private readonly options: AdyenHttpOptions) {}

  /** Returns the body of the answer. Throws an `HttpClientException` for an error status, else the network's error. */
  async request(...[endpoint, body, config, , options]: Parameters<HttpClient['request']>): Promise<string> {
    const url = this.routed(endpoint);
    reportCallInTransaction(`POST ${url.host}`);
    const key = options?.idempotencyKey;
    const response = await this.send(url, body, {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'x-api-key': config.apiKey ?? '',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    });
    const answer = await textOf(response);
    const { statusCode = 0 } = response;
    if (statusCode >= 200 && statusCode < 300) return answer;
    throw new HttpClientException({ message: `Adyen answered ${statusCode}`, statusCode, responseBody: answer });
  }

  /** Closes the pooled connections. */
  close(): void {
    for (const pool of Object.values(this.pools)) pool.destroy();
  }

  private routed(endpoint: string): URL {
    const { pathname } = new URL(endpoint);
    return this.options.origin === undefined ? new URL(endpoint) : new URL(pathname, this.options.origin);
  }

  private send(url: URL, body: string | Buffer, headers: Record<string, string>): Promise<IncomingMessage> {
    const isPlain = url.protocol === 'http:';
    const signal = AbortSignal.timeout(this.options.timeoutMs);
    return new Promise((resolve, reject) => {
      const agent = this.pools[isPlain ? 'http:' : 'https:'];
      const sent = (isPlain ? http : https).request(url, { method: 'POST', headers, agent, signal }, resolve);
      sent.on('error', reject);
      sent.end(body);
    });
  }
}
