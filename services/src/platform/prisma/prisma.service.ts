import { Inject, Injectable, Optional, type OnApplicationShutdown } from '@nestjs/common';
import type * as runtime from '@prisma/client/runtime/client';
import pg from 'pg';
import type { Logger } from 'pino';
import { Env } from '../env/env.js';
import { LOGGER } from '../logging/logging.module.js';
import { PrismaClient, type Prisma } from './generated/client.js';
import { inOpenTransaction } from '../concurrency/open-transaction.js';
import { preparedQuery, type Bound } from './prepared-query.js';
import { SerialTransactions } from './serial-transactions.js';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;

type Work<Result> = (db: Prisma.TransactionClient) => Promise<Result>;

interface TransactionOptions {
  readonly maxWait?: number;
  readonly timeout?: number;
  readonly isolationLevel?: Prisma.TransactionIsolationLevel;
}

/** The one Prisma client of the process. It connects with the first query, so that a replica starts with Postgres down. */
@Injectable()
export class PrismaService extends PrismaClient implements OnApplicationShutdown {
  private readonly connections: pg.Pool;

  /** Whether a request to another system fails if it is sent from inside a transaction; otherwise it is logged. */
  private readonly refusesCallsInTransactions: boolean;

  constructor(
    env: Env,
    @Optional() @Inject(LOGGER) private readonly logger?: Logger,
  ) {
    const connections = new pg.Pool({
      connectionString: env.databaseUrl,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    super({ adapter: new SerialTransactions(connections, { disposeExternalPool: true }) });
    this.connections = connections;
    this.refusesCallsInTransactions = env.e2e || env.embedded;
  }

  override $transaction<Queries extends Prisma.PrismaPromise<unknown>[]>(
    queries: [...Queries],
    options?: TransactionOptions,
  ): Promise<runtime.Types.Utils.UnwrapTuple<Queries>>;
  override $transaction<Result>(work: Work<Result>, options?: TransactionOptions): Promise<Result>;
  /** Marks the work of an interactive transaction, so that a request to another system from inside it is noticed. */
  override $transaction(work: Prisma.PrismaPromise<unknown>[] | Work<unknown>, options?: TransactionOptions) {
    if (Array.isArray(work)) return super.$transaction(work, options);
    const refuse = (endpoint: string): void => this.refuse(endpoint);
    return super.$transaction((db) => inOpenTransaction(refuse, () => work(db)), options);
  }

  /** Its connections: open, at work, and questions that wait for one. */
  get pool(): { readonly open: number; readonly busy: number; readonly waiting: number } {
    const { totalCount: open, idleCount, waitingCount: waiting } = this.connections;
    return { open, busy: open - idleCount, waiting };
  }

  /**
   * `$queryRaw` for what is asked with every request: over the same connections, planned once for each of them, and without
   * the way through the client. Client and plan cost several times as much as the answer. Columns come as `pg` reads them.
   */
  async rows<Row extends pg.QueryResultRow>(query: TemplateStringsArray, ...values: Bound[]): Promise<Row[]> {
    return (await this.connections.query<Row>({ ...preparedQuery(query), values })).rows;
  }

  private refuse(endpoint: string): void {
    const message = `a database transaction is open during ${endpoint}`;
    if (this.refusesCallsInTransactions) throw new Error(message);
    this.logger?.error({ endpoint }, message);
  }

  /** Gives the connections back: last of all, for a query after that would open another one that nobody closes. */
  async onApplicationShutdown(): Promise<void> {
    await this.$disconnect();
  }
}
