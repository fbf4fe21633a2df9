import { setTimeout as pause } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { within } from '../concurrency/within.js';
import { withDeadline } from '../deadlines/deadline.js';

const POLL_MILLISECONDS = 1000;

/** The work of a worker. */
interface WorkedQueue {
  readonly name: string;
  /** After this time the job counts as failed. */
  readonly expireSeconds: number;
  readonly run: (data: object) => Promise<void>;
}

/**
 * Runs the jobs of one queue, one after the other. Replaces `work` of pg-boss, which does not wait until a job's end is
 * written: a connection lost at that moment would be an unhandled rejection and end the process.
 */
export class JobWorker {
  private readonly stopping = new AbortController();
  private working: Promise<void> = Promise.resolve();
  private current: string | undefined;

  constructor(
    private readonly boss: Pick<PgBoss, 'fetch' | 'complete' | 'fail'>,
    private readonly queue: WorkedQueue,
    private readonly logger: Logger,
  ) {}

  start(): void {
    this.working = this.work();
  }

  /** Waits for the running job. One that takes longer than the milliseconds is handed back to the queue. */
  async stop(milliseconds: number): Promise<void> {
    this.stopping.abort();
    await within(milliseconds, this.working);
    const { current } = this;
    if (current !== undefined) await this.boss.fail(this.queue.name, current, new Error('The process stopped'));
  }

  private async work(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const hadJob = await this.runNext().catch((error: unknown) => {
        // A job whose end could not be written expires and is tried again.
        this.logger.warn({ err: error, job: this.queue.name }, 'job queue');
        return false;
      });
      if (!hadJob) await pause(POLL_MILLISECONDS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async runNext(): Promise<boolean> {
    const [job] = await this.boss.fetch<object>(this.queue.name, { batchSize: 1 });
    if (!job) return false;
    this.current = job.id;
    try {
      await this.run(job);
    } finally {
      this.current = undefined;
    }
    return true;
  }

  private async run({ id, data }: PgBoss.Job<object>): Promise<void> {
    const { name, expireSeconds, run } = this.queue;
    const problem = await withDeadline(expireSeconds * 1000, () => run(data)).then(
      () => undefined,
      (error: unknown) => asError(error),
    );
    if (problem) await this.boss.fail(name, id, problem);
    else await this.boss.complete(name, id);
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
