import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import type { DatabaseDeadlines } from '../deadlines/deadlines.js';
import { currentRequest } from '../logging/request-scope.js';

const longWork = new AsyncLocalStorage<true>();

/** Runs work with the time limit of background queries, for queries that wait for locks or write thousands of rows. */
export function withLongQueries<Result>(work: () => Result): Result {
  return longWork.run(true, work);
}

/**
 * Returns the time limit of a query that starts now, in milliseconds. It is longer outside a request, because no client waits.
 */
export function queryLimit({ query, longQuery }: DatabaseDeadlines): number {
  return currentRequest() && !longWork.getStore() ? query : longQuery;
}

/** The error message of `pg` when a query times out on our side. */
const READ_TIMEOUT = 'Query read timeout';

const isQuery = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !('submit' in value) && !('query_timeout' in value);

/** Adds the time limit to a query (text or object); returns anything else unchanged. */
function limitedQuery(config: unknown, limit: () => number): unknown {
  if (typeof config === 'string') return { text: config, query_timeout: limit() };
  return isQuery(config) ? { ...config, query_timeout: limit() } : config;
}

/**
 * Returns a `pg.Client` class whose queries fail after `limit()` milliseconds if Postgres does not answer. A connection that
 * did not answer is closed, so that the pool does not reuse it.
 */
export function limitedClient(limit: () => number): new (config?: pg.ClientConfig) => pg.Client {
  return class extends pg.Client {
    override query = this.limited.bind(this) as pg.Client['query'];

    private limited(...[config, ...rest]: readonly unknown[]): unknown {
      const answer: unknown = pg.Client.prototype.query.apply(this, [limitedQuery(config, limit), ...rest] as never);
      if (answer instanceof Promise) answer.catch((error: unknown) => this.closeAfter(error));
      return answer;
    }

    private closeAfter(error: unknown): void {
      if (error instanceof Error && error.message === READ_TIMEOUT) void this.end().catch(() => undefined);
    }
  };
}
