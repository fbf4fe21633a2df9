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
import { failedJobs, jobQueues, retryFailedJob } from './job-tables.js';

const START_AGAIN_MILLISECONDS = 5000;
const STOP_MILLISECONDS = 5000;
const CONNECTIONS = 3;
const REPEAT_MILLISECONDS = 60 * 60_000;
/** For so long somebody may look at what failed, and have it tried again. */
const FAILED_KEPT_SECONDS = 7 * 24 * 60 * 60;

/** Work that outlives the request that asked for it. */
export interface JobKind<Data extends object> {
  readonly name: string;
  /** Tried again this often, each time later than the last. */
  readonly retries: number;
  /** After this long a worker is taken to have died and the job is given to another. */
  readonly expireSeconds: number;
  /** Done once in so many seconds by one of the replicas, at most 12 hours; its data is empty. */
  readonly everySeconds?: number;
  readonly run: (data: Data) => Promise<void>;
}

export interface EnqueuedJob<Data extends object> {
  readonly name: string;
  readonly data: Data;
  readonly afterSeconds: number;
}

/** A transaction of the client or a plain one. */
type QueryingTransaction = Pick<Prisma.TransactionClient, '$queryRawUnsafe'> | PlainTransaction;

/** Durable jobs in Postgres. A process starts without Postgres; its workers begin when it is there. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** Ours and not the queue's own, which it gives back only when it has started. */
  private readonly pool: pg.Pool;
  private boss: PgBoss;
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly registered: JobKind<object>[] = [];
  private retryTimer: NodeJS.Timeout | undefined;
  private isStarted = false;
  private isStopping = false;
  private starting: Promise<void> = Promise.resolve();
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(
    env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const { longQuery } = env.deadlines.database;
    const options = {
      connectionString: env.databaseUrl,
      max: CONNECTIONS,
      application_name: 'manifold-jobs',
      // Jobs wait for one another; nobody else waits for them.
      connectionTimeoutMillis: longQuery,
      query_timeout: longQuery,
    };
    this.pool = openPool(options, (error) => this.logger.warn({ err: error }, 'job queue'));
    this.boss = this.queue();
  }

  /** Makes a kind of job known; to be called before the application has started. */
  register<Data extends object>(kind: JobKind<Data>): void {
    // A queue holds only what was enqueued under its name, with this kind's type of data.
    this.registered.push({ ...kind, run: (data) => kind.run(data as Data) });
  }

  /** Whether jobs can be enqueued. */
  get ready(): boolean {
    return this.isStarted;
  }

  /** Enqueues a job as part of a transaction: both happen or neither. */
  async enqueue<Data extends object>(transaction: QueryingTransaction, job: EnqueuedJob<Data>): Promise<void> {
    const db = {
      executeSql: async (text: string, values: unknown[]) => {
        const parameters = values.map((value) => value ?? null);
        return { rows: await transaction.$queryRawUnsafe<unknown[]>(text, ...parameters) };
      },
    };
    await this.boss.send(job.name, job.data, { db, startAfter: job.afterSeconds });
  }

  /** The work that waits, and the newest of what failed. */
  async overview(): Promise<JobsOverview> {
    if (!this.isStarted) return { isStarted: false, queues: [], failed: [] };
    const names = this.registered.map(({ name }) => name);
    // One after the other: what is listed as failed is counted as that, and not as running still.
    const failed = await failedJobs(this.pool, names);
    const queues = await jobQueues(this.pool, names);
    return { isStarted: true, queues, failed };
  }

  /** Has a job that failed tried again at once, as part of a transaction. Refuses what has not failed, or is not there. */
  async retry(transaction: Prisma.TransactionClient, name: string, id: string): Promise<void> {
    if (!this.registered.some((kind) => kind.name === name)) throw new ShopError('not-found');
    if (!this.isStarted) throw new ShopError('backend-unavailable', { message: 'the job queue has not started' });
    if (!(await retryFailedJob(transaction, name, id))) throw new ShopError('not-found');
  }

  onApplicationBootstrap(): void {
    this.starting = this.start();
  }

  /** A start that is still under way comes to its end first: half started, the workers would outlive the process's will. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.retryTimer);
    await within(STOP_MILLISECONDS, this.starting);
    await this.stop();
    await within(STOP_MILLISECONDS, this.answered());
    await within(STOP_MILLISECONDS, this.pool.end());
  }

  /** A queue that has failed to start can neither start again nor stop: every start has one of its own. */
  private queue(): PgBoss {
    const executeSql = (text: string, values?: unknown[]) => this.asked(this.pool.query(text, values));
    const boss = new PgBoss({ db: { executeSql }, schedule: false, archiveFailedAfterSeconds: FAILED_KEPT_SECONDS });
    boss.on('error', (error) => this.logger.warn({ err: error }, 'job queue'));
    return boss;
  }

  private asked<Answer>(question: Promise<Answer>): Promise<Answer> {
    this.underWay.add(question);
    const end = (): boolean => this.underWay.delete(question);
    question.then(end, end);
    return question;
  }

  /** Whoever waits for a connection when the pool ends waits for ever, and a worker of the queue's own with him. */
  private async answered(): Promise<void> {
    while (this.underWay.size > 0) await Promise.allSettled(this.underWay);
  }

  /** Does nothing where it has not started. A job that Postgres cannot be told about expires, and another process has it. */
  private async stop(): Promise<void> {
    this.isStarted = false;
    for (const timer of this.timers.splice(0)) clearInterval(timer);
    await this.boss
      .stop({ graceful: true, wait: true, timeout: STOP_MILLISECONDS })
      .catch((error: unknown) => this.logger.warn({ err: error }, 'job queue stopped without a word to Postgres'));
  }

  private async start(): Promise<void> {
    try {
      this.boss = this.queue();
      await this.boss.start();
      // Postgres may have kept it waiting longer than the process lives.
      if (this.isStopping) return void (await this.stop());
      for (const kind of this.registered) await this.work(kind);
      this.isStarted = true;
    } catch (error) {
      this.logger.warn({ err: error }, 'job queue not started, trying again');
      if (this.isStopping) return;
      await this.stop();
      this.retryTimer = setTimeout(() => {
        this.starting = this.start();
      }, START_AGAIN_MILLISECONDS);
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
    await this.boss.work<object>(name, { pollingIntervalSeconds: 1 }, async (jobs) => {
      for (const job of jobs) await kind.run(job.data);
    });
    if (everySeconds !== undefined) await this.repeat(name, everySeconds);
  }

  /** Every replica asks for it every hour; Postgres takes one of them in each period. */
  private async repeat(name: string, everySeconds: number): Promise<void> {
    const send = () => this.boss.send(name, {}, { singletonSeconds: everySeconds });
    await send();
    const again = () =>
      void send().catch((error: unknown) => this.logger.warn({ err: error, job: name }, 'job not enqueued'));
    this.timers.push(setInterval(again, REPEAT_MILLISECONDS).unref());
  }
}
