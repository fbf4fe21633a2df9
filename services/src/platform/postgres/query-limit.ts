import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import type { DatabaseDeadlines } from '../deadlines/deadlines.js';
import { currentRequest } from '../logging/request-scope.js';

const longWork = new AsyncLocalStorage<true>();

/** Runs work whose queries may wait for locks or write thousands of rows: each may take as long as one of background work. */
export function withLongQueries<Result>(work: () => Result): Result {
  return longWork.run(true, work);
}

/** How long a query that is asked now may take, in milliseconds. Work outside of a request keeps nobody waiting. */
export function queryLimit({ query, longQuery }: DatabaseDeadlines): number {
  return currentRequest() && !longWork.getStore() ? query : longQuery;
}

/** What `pg` says when our side stops waiting. */
const READ_TIMEOUT = 'Query read timeout';

const isQuery = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !('submit' in value) && !('query_timeout' in value);

/** A query with its time limit, whether it came as an object or as text; anything else is left as it is. */
function limitedQuery(config: unknown, limit: () => number): unknown {
  if (typeof config === 'string') return { text: config, query_timeout: limit() };
  return isQuery(config) ? { ...config, query_timeout: limit() } : config;
}

/**
 * A connection whose queries end after `limit()` milliseconds although Postgres does not answer. A connection that did not
 * answer is closed: nobody may get it from the pool again.
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
