import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { AttemptReleases } from './attempt-releases.service.js';
import { EnsureOrder } from './ensure-order.service.js';
import { ENSURE_ORDER, LEASE_SECONDS, PaymentAttempts } from '../payments/index.js';

/** Whoever placed an order waits a few seconds for it; only then it is somebody else's to finish. */
const ACCEPTED_IS_STALE_SECONDS = 15;
/** Between writing an attempt down and accepting it lie three calls of at most ten seconds. */
const CREATED_IS_STALE_SECONDS = 45;
const SWEEP_MILLISECONDS = 60_000;

/** Finishes orders that their request could not: by a job each, and by a sweep every minute over what has no job. Every replica sweeps; leases keep them apart. */
@Injectable()
export class OrderJobs implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
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
      name: ENSURE_ORDER,
      retries: 20,
      expireSeconds: 60,
      run: (data) => this.ensure(data),
    });
  }

  /** What the process before this one left behind is finished at once. */
  onApplicationBootstrap(): void {
    const sweep = () => void this.sweepQuietly(ACCEPTED_IS_STALE_SECONDS);
    this.timer = setInterval(sweep, SWEEP_MILLISECONDS).unref();
    // A process that was killed a moment ago still has its leases.
    this.firstTimer = setTimeout(sweep, (LEASE_SECONDS + 1) * 1000).unref();
    void this.sweepQuietly(0);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
    clearTimeout(this.firstTimer);
  }

  /** Makes orders that were accepted and gives back carts whose attempt was not. One that fails does not keep the others waiting. */
  async sweep(acceptedSeconds: number): Promise<void> {
    for (const { id } of await this.attempts.stale('accepted', acceptedSeconds)) {
      await this.attempt(id, () => this.ensureOrder.run(id));
    }
    for (const attempt of await this.attempts.stale('created', CREATED_IS_STALE_SECONDS)) {
      await this.attempt(attempt.id, () => this.releases.release(attempt));
    }
  }

  /** Fails, so that the job is tried again later, while somebody else has the attempt. */
  private async ensure({ attemptId }: { readonly attemptId: string }): Promise<void> {
    if (await this.ensureOrder.run(attemptId)) return;
    if (await this.attempts.isPending(attemptId)) throw new Error('The order is being made by somebody else');
  }

  private async sweepQuietly(acceptedSeconds: number): Promise<void> {
    try {
      await this.sweep(acceptedSeconds);
    } catch (error) {
      this.logger.warn({ err: error }, 'checkouts not swept, trying again in a minute');
    }
  }

  private async attempt(attemptId: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.warn({ err: error, attemptId }, 'checkout not finished, trying again in a minute');
    }
  }
}
