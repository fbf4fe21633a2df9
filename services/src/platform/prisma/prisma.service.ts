import { Inject, Injectable, Optional, type OnApplicationShutdown } from '@nestjs/common';
import type * as runtime from '@prisma/client/runtime/client';
import type pg from 'pg';
import type { Logger } from 'pino';
import { Env } from '../env/env.js';
import { LOGGER } from '../logging/logging.module.js';
import { openPool, withPoolClient } from '../postgres/open-pool.js';
import { inOpenTransaction } from '../concurrency/open-transaction.js';
import { limitedClient, queryLimit } from '../postgres/query-limit.js';
import { PrismaClient, type Prisma } from './generated/client.js';
import { preparedQuery, type Bound } from './prepared-query.js';
import { SerialTransactions } from './serial-transactions.js';

const CONNECTIONS = 10;

/** The state of the connection pool. */
export interface DatabasePool {
  readonly open: number;
  readonly busy: number;
  readonly most: number;
  readonly waiting: number;
  /** How long the longest-used connection has been in use; 0 if none is. */
  readonly oldestMilliseconds: number;
}

/** Queries inside a transaction that bypass the Prisma client. */
export interface PlainTransaction {
  /** Like `PrismaService.rows`. */
  rows<Row extends pg.QueryResultRow>(query: TemplateStringsArray, ...values: Bound[]): Promise<Row[]>;
  $queryRawUnsafe<Rows>(text: string, ...values: unknown[]): Promise<Rows>;
}

const plainQueries = (client: pg.PoolClient): PlainTransaction => ({
  rows: async <Row extends pg.QueryResultRow>(query: TemplateStringsArray, ...values: Bound[]) =>
    (await client.query<Row>({ ...preparedQuery(query), values })).rows,
  $queryRawUnsafe: async <Rows>(text: string, ...values: unknown[]) => (await client.query(text, values)).rows as Rows,
});

type Work<Result> = (db: Prisma.TransactionClient) => Promise<Result>;

interface TransactionOptions {
  readonly maxWait?: number;
  readonly timeout?: number;
  readonly isolationLevel?: Prisma.TransactionIsolationLevel;
}

/** The Prisma client of the process. It connects with the first query, so that a replica starts while Postgres is down. */
@Injectable()
export class PrismaService extends PrismaClient implements OnApplicationShutdown {
  private readonly connections: pg.Pool;
  private readonly takenAt = new Map<object, number>();

  /** Whether a request to another system inside a transaction fails; otherwise it is only logged. */
  private readonly refusesCallsInTransactions: boolean;

  constructor(
    env: Env,
    @Optional() @Inject(LOGGER) private readonly logger?: Logger,
  ) {
    const deadlines = env.deadlines.database;
    const options = {
      connectionString: env.databaseUrl,
      max: CONNECTIONS,
      connectionTimeoutMillis: deadlines.connect,
      query_timeout: deadlines.longQuery,
      Client: limitedClient(() => queryLimit(deadlines)),
    };
    // The pool replaces lost idle connections; a query reports an outage itself.
    const connections = openPool(options, () => undefined);
    super({ adapter: new SerialTransactions(connections, { disposeExternalPool: true }) });
    this.connections = connections;
    this.refusesCallsInTransactions = env.e2e || env.embedded;
    connections.on('acquire', (client) => this.takenAt.set(client, performance.now()));
    connections.on('release', (_error, client) => this.takenAt.delete(client));
  }

  override $transaction<Queries extends Prisma.PrismaPromise<unknown>[]>(
    queries: [...Queries],
    options?: TransactionOptions,
  ): Promise<runtime.Types.Utils.UnwrapTuple<Queries>>;
  override $transaction<Result>(work: Work<Result>, options?: TransactionOptions): Promise<Result>;
  /** Marks the work of an interactive transaction, so that requests to other systems inside it are detected. */
  override $transaction(work: Prisma.PrismaPromise<unknown>[] | Work<unknown>, options?: TransactionOptions) {
    if (Array.isArray(work)) return super.$transaction(work, options);
    const refuse = (endpoint: string): void => this.refuse(endpoint);
    return super.$transaction((db) => inOpenTransaction(refuse, () => work(db)), options);
  }

  /** Returns the state of the connection pool. */
  get pool(): DatabasePool {
    const { totalCount: open, idleCount, waitingCount: waiting } = this.connections;
    const [oldest] = this.takenAt.values();
    const oldestMilliseconds = oldest === undefined ? 0 : performance.now() - oldest;
    return { open, busy: open - idleCount, most: CONNECTIONS, waiting, oldestMilliseconds };
  }

  /**
   * Runs a prepared query over the same connections without the Prisma client, for queries of every request: client and
   * planning cost several times as much as the query. Returns columns as `pg` parses them.
   */
  async rows<Row extends pg.QueryResultRow>(query: TemplateStringsArray, ...values: Bound[]): Promise<Row[]> {
    return (await this.connections.query<Row>({ ...preparedQuery(query), values })).rows;
  }

  /** Runs an interactive transaction with plain queries, which cost a fraction of the client's; see `rows`. */
  plainTransaction<Result>(work: (db: PlainTransaction) => Promise<Result>): Promise<Result> {
    return withPoolClient(this.connections, async (client) => {
      await client.query('BEGIN');
      try {
        const refuse = (endpoint: string): void => this.refuse(endpoint);
        const result = await inOpenTransaction(refuse, () => work(plainQueries(client)));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        // A broken connection has nothing to roll back; the first error is the meaningful one.
        await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      }
    });
  }

  private refuse(endpoint: string): void {
    const message = `a database transaction is open during ${endpoint}`;
    if (this.refusesCallsInTransactions) throw new Error(message);
    this.logger?.error({ endpoint }, message);
  }

  /** Closes the connections after everything else, because a later query would open a new one that stays open. */
  async onApplicationShutdown(): Promise<void> {
    await this.$disconnect();
  }
}
