import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { PeriodicTask } from '../../platform/jobs/periodic-task.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { EnsureOrder } from './ensure-order.service.js';
import { AttemptReleases, LEASE_SECONDS, PaymentAttempts } from '../payments/index.js';

/** The request that placed an order has a few seconds before the sweep takes over. */
const ACCEPTED_STALE_AFTER_SECONDS = 15;
/** Three calls of at most ten seconds are between storing an attempt and accepting it. */
const CREATED_STALE_AFTER_SECONDS = 45;
const SWEEP_MILLISECONDS = 30_000;

/** Completes orders whose request failed: by a job each, and by a sweep every half minute. Every replica sweeps; leases separate them. */
@Injectable()
export class OrderJobs implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task = new PeriodicTask(
    () => this.sweep(ACCEPTED_STALE_AFTER_SECONDS),
    (error) => this.logFailure(error),
  );
  private firstTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly jobs: Jobs,
    private readonly attempts: PaymentAttempts,
    private readonly ensureOrder: EnsureOrder,
    private readonly releases: AttemptReleases,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.register<{ attemptId: string }>({
      name: 'ensure-order',
      retries: 20,
      expireSeconds: 60,
      run: (data) => this.ensure(data),
    });
  }

  /** Sweeps at the start to finish the orders of a previous process. */
  onApplicationBootstrap(): void {
    this.task.start(SWEEP_MILLISECONDS);
    // Leases of a process that was just killed have expired by then.
    this.firstTimer = setTimeout(() => this.task.runNow(), (LEASE_SECONDS + 1) * 1000).unref();
    this.sweep(0).catch((error: unknown) => this.logFailure(error));
  }

  beforeApplicationShutdown(): void {
    // Does not wait: during an outage a sweep takes minutes, and another process finishes it.
    void this.task.stop();
    clearTimeout(this.firstTimer);
  }

  /** Creates accepted orders and unfreezes carts whose attempt was not accepted. A failure does not stop the others. */
  async sweep(acceptedSeconds: number): Promise<void> {
    for (const { id } of await this.attempts.findStale('accepted', acceptedSeconds)) {
      await this.runLogged(id, () => this.ensureOrder.run(id));
    }
    for (const attempt of await this.attempts.findStale('created', CREATED_STALE_AFTER_SECONDS)) {
      await this.runLogged(attempt.id, () => this.releases.release(attempt));
    }
  }

  /** Throws while another worker has the attempt, so that the job is retried later. */
  private async ensure({ attemptId }: { readonly attemptId: string }): Promise<void> {
    if (await this.ensureOrder.run(attemptId)) return;
    if (await this.attempts.isPending(attemptId)) throw new Error('Another worker is creating the order');
  }

  private logFailure(error: unknown): void {
    this.logger.warn({ err: error }, 'checkouts not swept, retrying in 30 s');
  }

  private async runLogged(attemptId: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.warn({ err: error, attemptId }, 'checkout not finished, retrying in 30 s');
    }
  }
}
