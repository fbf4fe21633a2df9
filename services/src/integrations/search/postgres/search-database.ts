import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { Logger } from 'pino';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Env } from '../../../platform/env/env.js';
import { LOGGER } from '../../../platform/logging/logging.module.js';
import { openPool, withPoolClient } from '../../../platform/postgres/open-pool.js';

const CONNECTIONS = 6;
/** The time limit of a search; index builds have none. */
const STATEMENT_TIMEOUT_MS = 2000;
/**
 * A query takes 1–2 ms; planning takes as long, and starting a parallel worker ten times as long.
 * The similarity threshold is low because typos are counted later, and a short word with one typo has few common trigrams.
 */
const SETTINGS = `SET statement_timeout = ${STATEMENT_TIMEOUT_MS};
  SET max_parallel_workers_per_gather = 0; SET jit = off; SET plan_cache_mode = force_generic_plan;
  SET pg_trgm.similarity_threshold = 0.15; SET pg_trgm.word_similarity_threshold = 0.3`;
const UNDEFINED_TABLE = '42P01';

/** The error code for a table that was replaced during a query. */
export const isReplaced = (error: unknown): boolean =>
  error instanceof ShopError && error.cause instanceof pg.DatabaseError && error.cause.code === UNDEFINED_TABLE;

export type Query = <Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** Runs read queries. */
export type QueryRunner = Pick<SearchDatabase, 'query'>;

/** A separate connection pool, so that slow searches do not delay orders. */
@Injectable()
export class SearchDatabase implements OnApplicationShutdown {
  private readonly pool: pg.Pool;
  private readonly configured = new WeakSet<pg.PoolClient>();

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

  /** Runs a query with the time limit. A query with a name is prepared once per connection. */
  async query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[], name?: string): Promise<Row[]> {
    return this.withClient(async (client) => {
      // Also on the client, because a hanging server does not enforce its limit.
      const query = {
        text,
        values: [...values],
        query_timeout: this.env.deadlines.database.searchQuery,
        ...(name === undefined ? {} : { name }),
      };
      return (await client.query<Row>(query)).rows;
    });
  }

  /** Runs a transaction without the time limit. */
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
        // A broken connection cannot roll back; the first error is the cause.
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
        await this.configure(client);
        return work(client);
      });
    } catch (error) {
      if (error instanceof ShopError) throw error;
      throw new ShopError('backend-unavailable', { message: 'the search index is not available', cause: error });
    }
  }

  /** Sets the parameters by a statement, because connection poolers reject start-up parameters. */
  private async configure(client: pg.PoolClient): Promise<void> {
    if (this.configured.has(client)) return;
    const settings = { text: SETTINGS, query_timeout: this.env.deadlines.database.searchQuery };
    await client.query(settings);
    this.configured.add(client);
  }
}
