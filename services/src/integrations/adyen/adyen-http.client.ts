import http from 'node:http';
import https from 'node:https';
import type { Client } from '@adyen/api-library';
import { HttpClientException } from './library/adyen-library.js';
import { exchange } from '../../platform/http/outbound/exchange.js';

type HttpClient = Client['httpClient'];

export interface AdyenHttpOptions {
  /** Replaces the origin of the real platform; undefined for the real one. */
  readonly origin: string | undefined;
  /** Deadline of the whole call, including the body of the answer. */
  readonly timeoutMs: number;
}

/** In characters. */
const MAXIMUM_ANSWER_LENGTH = 2_000_000;
const POOL = { keepAlive: true, maxSockets: 50 };

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
    const key = options?.idempotencyKey;
    const headers = {
      'content-type': 'application/json',
      'x-api-key': config.apiKey ?? '',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
    const { timeoutMs } = this.options;
    const request = {
      method: 'POST',
      headers,
      body: String(body),
      timeoutMs,
      maximumAnswerLength: MAXIMUM_ANSWER_LENGTH,
    } as const;
    const agent = this.pools[url.protocol === 'http:' ? 'http:' : 'https:'];
    const { status, body: answer } = await exchange(url, request, { agent });
    if (status >= 200 && status < 300) return answer;
    throw new HttpClientException({ message: `Adyen answered ${status}`, statusCode: status, responseBody: answer });
  }

  /** Closes the pooled connections. */
  close(): void {
    for (const pool of Object.values(this.pools)) pool.destroy();
  }

  private routed(endpoint: string): URL {
    const { pathname } = new URL(endpoint);
    return this.options.origin === undefined ? new URL(endpoint) : new URL(pathname, this.options.origin);
  }
}
