import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { Logger } from 'pino';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Env } from '../../../platform/env/env.js';
import { LOGGER } from '../../../platform/logging/logging.module.js';
import { openPool, withPoolClient } from '../../../platform/postgres/open-pool.js';

const CONNECTIONS = 6;
/** Who types does not wait longer than this; the index is built without a limit. */
const STATEMENT_TIMEOUT_MS = 2000;
/**
 * A question takes a millisecond or two: to plan it anew takes as long, and to begin a parallel worker ten times as long.
 * How alike words must be to be looked at: slips are counted by us. A short word with one slip shares little.
 */
const SETTINGS = `SET statement_timeout = ${STATEMENT_TIMEOUT_MS};
  SET max_parallel_workers_per_gather = 0; SET jit = off; SET plan_cache_mode = force_generic_plan;
  SET pg_trgm.similarity_threshold = 0.15; SET pg_trgm.word_similarity_threshold = 0.3`;
const UNDEFINED_TABLE = '42P01';

/** A table of an index that was replaced while it was asked. */
export const isReplaced = (error: unknown): boolean =>
  error instanceof ShopError && error.cause instanceof pg.DatabaseError && error.cause.code === UNDEFINED_TABLE;

export type Query = <Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** Where questions go that are no more than that. */
export type Asked = Pick<SearchDatabase, 'ask'>;

/** Connections of the search's own: a search that is slow holds nobody up who buys. */
@Injectable()
export class SearchDatabase implements OnApplicationShutdown {
  private readonly pool: pg.Pool;
  private readonly settled = new WeakSet<pg.PoolClient>();

  constructor(
    private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const options = {
      connectionString: env.databaseUrl,
      max: CONNECTIONS,
      connectionTimeoutMillis: env.deadlines.database.connect,
      query_timeout: env.deadlines.database.searchBuild,
      application_name: 'manifold-search',
    };
    this.pool = openPool(options, (error) => this.logger.warn({ err: error }, 'search connection lost'));
  }

  /** A question of somebody who waits. A name makes it one that Postgres prepares once for each connection. */
  async ask<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[], name?: string): Promise<Row[]> {
    return this.withClient(async (client) => {
      // On our side too: a server that hangs cannot keep its own limit.
      const query = {
        text,
        values: [...values],
        query_timeout: this.env.deadlines.database.searchQuery,
        ...(name === undefined ? {} : { name }),
      };
      return (await client.query<Row>(query)).rows;
    });
  }

  /** Work of several statements, all or none; each may take as long as building an index may. */
  async transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    return this.withClient(async (client) => {
      await client.query('BEGIN; SET LOCAL statement_timeout = 0');
      try {
        const query: Query = async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
          (await client.query<Row>(text, [...values])).rows;
        const result = await work(query);
        await client.query('COMMIT');
        return result;
      } catch (error) {
        // On a broken connection there is nothing to roll back; the first error is the one that explains it.
        await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      }
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  private async withClient<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    try {
      return await withPoolClient(this.pool, async (client) => {
        await this.settle(client);
        return work(client);
      });
    } catch (error) {
      if (error instanceof ShopError) throw error;
      throw new ShopError('backend-unavailable', { message: 'the search index is not available', cause: error });
    }
  }

  /** Set once for each connection, by a statement: poolers between us and Postgres take no start-up parameters. */
  private async settle(client: pg.PoolClient): Promise<void> {
    if (this.settled.has(client)) return;
    const settings = { text: SETTINGS, query_timeout: this.env.deadlines.database.searchQuery };
    await client.query(settings);
    this.settled.add(client);
  }
}
