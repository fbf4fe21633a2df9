import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { JobsOverview } from '@manifold/domain/systems/jobs';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { within } from '../concurrency/within.js';
import { Env } from '../env/env.js';
import { LOGGER } from '../logging/logging.module.js';
import { openPool } from '../postgres/open-pool.js';
import type { Prisma } from '../prisma/generated/client.js';
import type { PlainTransaction } from '../prisma/prisma.service.js';
import { JobWorker } from './job-worker.js';
import { failedJobs, jobQueues, retryFailedJob } from './job-tables.js';

const RESTART_MILLISECONDS = 5000;
const STOP_MILLISECONDS = 5000;
const CONNECTIONS = 3;
const REPEAT_MILLISECONDS = 60 * 60_000;
/** How long staff can see failed jobs and retry them. */
const FAILED_RETENTION_SECONDS = 7 * 24 * 60 * 60;

/** A kind of background job. */
export interface JobKind<Data extends object> {
  readonly name: string;
  /** The number of retries, with growing delays. */
  readonly retries: number;
  /** After this time a worker counts as dead and another one gets the job. */
  readonly expireSeconds: number;
  /** Runs the job once per this period on one of the replicas, with empty data. At most 12 hours. */
  readonly everySeconds?: number;
  readonly run: (data: Data) => Promise<void>;
}

export interface EnqueuedJob<Data extends object> {
  readonly name: string;
  readonly data: Data;
  readonly afterSeconds: number;
}

/** A transaction of the Prisma client or a plain one. */
type QueryingTransaction = Pick<Prisma.TransactionClient, '$queryRawUnsafe'> | PlainTransaction;

/** Durable jobs in Postgres. The process starts without Postgres; its workers start when Postgres is available. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** Our own pool, because pg-boss closes its own pool only if it has started. */
  private readonly pool: pg.Pool;
  private boss: PgBoss;
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly workers: JobWorker[] = [];
  private readonly registered: JobKind<object>[] = [];
  private retryTimer: NodeJS.Timeout | undefined;
  private isStarted = false;
  private isStopping = false;
  private starting: Promise<void> = Promise.resolve();
  private readonly runningQueries = new Set<Promise<unknown>>();

  constructor(
    env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const { longQuery } = env.deadlines.database;
    const options = {
      connectionString: env.databaseUrl,
      max: CONNECTIONS,
      application_name: 'manifold-jobs',
      // Long limits, because no request waits for jobs.
      connectionTimeoutMillis: longQuery,
      query_timeout: longQuery,
    };
    this.pool = openPool(options, (error) => this.logger.warn({ err: error }, 'job queue'));
    this.boss = this.createBoss();
  }

  /** Registers a kind of job. Call it before the application has started. */
  register<Data extends object>(kind: JobKind<Data>): void {
    // A queue holds only jobs that were enqueued under its name, with this kind's type of data.
    this.registered.push({ ...kind, run: (data) => kind.run(data as Data) });
  }

  /** Whether jobs can be enqueued. */
  get ready(): boolean {
    return this.isStarted;
  }

  /** Enqueues a job within a transaction: the job exists only if the transaction commits. */
  async enqueue<Data extends object>(transaction: QueryingTransaction, job: EnqueuedJob<Data>): Promise<void> {
    const db = {
      executeSql: async (text: string, values: unknown[]) => {
        const parameters = values.map((value) => value ?? null);
        return { rows: await transaction.$queryRawUnsafe<unknown[]>(text, ...parameters) };
      },
    };
    await this.boss.send(job.name, job.data, { db, startAfter: job.afterSeconds });
  }

  /** Returns the queues and the newest failed jobs. */
  async overview(): Promise<JobsOverview> {
    if (!this.isStarted) return { isStarted: false, queues: [], failed: [] };
    const names = this.registered.map(({ name }) => name);
    // One after the other, so that a listed failed job is not counted as running.
    const failed = await failedJobs(this.pool, names);
    const queues = await jobQueues(this.pool, names);
    return { isStarted: true, queues, failed };
  }

  /** Retries a failed job at once, within a transaction. Throws `not-found` if no failed job has this id. */
  async retry(transaction: Prisma.TransactionClient, name: string, id: string): Promise<void> {
    if (!this.registered.some((kind) => kind.name === name)) throw new ShopError('not-found');
    if (!this.isStarted) throw new ShopError('backend-unavailable', { message: 'the job queue has not started' });
    if (!(await retryFailedJob(transaction, name, id))) throw new ShopError('not-found');
  }

  onApplicationBootstrap(): void {
    this.starting = this.start();
  }

  /** Waits for a running start first, because workers that start later would keep the process alive. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.retryTimer);
    await within(STOP_MILLISECONDS, this.starting);
    await this.stop();
    await within(STOP_MILLISECONDS, this.queriesEnded());
    await within(STOP_MILLISECONDS, this.pool.end());
  }

  /** Creates a pg-boss for each start, because one that failed to start can neither start again nor stop. */
  private createBoss(): PgBoss {
    const executeSql = (text: string, values?: unknown[]) => this.track(this.pool.query(text, values));
    const boss = new PgBoss({
      db: { executeSql },
      schedule: false,
      archiveFailedAfterSeconds: FAILED_RETENTION_SECONDS,
    });
    boss.on('error', (error) => this.logger.warn({ err: error }, 'job queue'));
    return boss;
  }

  private track<Answer>(query: Promise<Answer>): Promise<Answer> {
    this.runningQueries.add(query);
    const end = (): boolean => this.runningQueries.delete(query);
    query.then(end, end);
    return query;
  }

  /** Waits for running queries, because a query that waits for a connection when the pool ends would wait forever. */
  private async queriesEnded(): Promise<void> {
    while (this.runningQueries.size > 0) await Promise.allSettled(this.runningQueries);
  }

  /** Stops the workers; does nothing if they have not started. A job whose end cannot be written expires and is retried elsewhere. */
  private async stop(): Promise<void> {
    this.isStarted = false;
    for (const timer of this.timers.splice(0)) clearInterval(timer);
    await Promise.allSettled(this.workers.splice(0).map((worker) => worker.stop(STOP_MILLISECONDS)));
    await this.boss
      .stop({ graceful: true, wait: true, timeout: STOP_MILLISECONDS })
      .catch((error: unknown) => this.logger.warn({ err: error }, 'job queue stopped without writing to Postgres'));
  }

  private async start(): Promise<void> {
    try {
      this.boss = this.createBoss();
      await this.boss.start();
      // The process may have begun to stop while Postgres was slow.
      if (this.isStopping) return void (await this.stop());
      for (const kind of this.registered) await this.work(kind);
      this.isStarted = true;
    } catch (error) {
      this.logger.warn({ err: error }, 'job queue not started, retrying');
      if (this.isStopping) return;
      await this.stop();
      this.retryTimer = setTimeout(() => {
        this.starting = this.start();
      }, RESTART_MILLISECONDS);
      this.retryTimer.unref();
    }
  }

  private async work(kind: JobKind<object>): Promise<void> {
    const { name, retries, expireSeconds, everySeconds } = kind;
    await this.boss.createQueue(name, {
      name,
      policy: 'standard',
      retryLimit: retries,
      retryDelay: 1,
      retryBackoff: true,
      expireInSeconds: expireSeconds,
    });
    const worker = new JobWorker(this.boss, kind, this.logger);
    worker.start();
    this.workers.push(worker);
    if (everySeconds !== undefined) await this.repeat(name, everySeconds);
  }

  /** Every replica enqueues the job every hour; Postgres accepts one per period. */
  private async repeat(name: string, everySeconds: number): Promise<void> {
    const send = () => this.boss.send(name, {}, { singletonSeconds: everySeconds });
    await send();
    const sendAgain = () =>
      void send().catch((error: unknown) => this.logger.warn({ err: error, job: name }, 'job not enqueued'));
    this.timers.push(setInterval(sendAgain, REPEAT_MILLISECONDS).unref());
  }
}
