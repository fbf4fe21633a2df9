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
import { Checkouts } from './checkouts.repository.js';
import { EnsureOrder } from './ensure-order.service.js';
import { ENSURE_ORDER } from './job-names.js';
import { OrderPlacement } from './order-placement.service.js';

/** Whoever placed an order waits a few seconds for it; only then it is somebody else's to finish. */
const ACCEPTED_IS_STALE_SECONDS = 15;
/** Between writing an attempt down and accepting it lie three calls of at most ten seconds. */
const CREATED_IS_STALE_SECONDS = 45;
const SWEEP_MILLISECONDS = 60_000;

/** Finishes orders that their request could not: by a job each, and by a sweep every minute over what has no job. Every replica sweeps; a row's lock keeps them apart. */
@Injectable()
export class OrderJobs implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly jobs: Jobs,
    private readonly checkouts: Checkouts,
    private readonly ensureOrder: EnsureOrder,
    private readonly placement: OrderPlacement,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.register<{ attemptId: string }>({
      name: ENSURE_ORDER,
      retries: 20,
      expireSeconds: 60,
      run: async ({ attemptId }) => void (await this.ensureOrder.run(attemptId)),
    });
  }

  /** What the process before this one left behind is finished at once. */
  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweepQuietly(ACCEPTED_IS_STALE_SECONDS), SWEEP_MILLISECONDS);
    this.timer.unref();
    void this.sweepQuietly(0);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Makes orders that were accepted and gives back carts whose attempt was not. One that fails does not keep the others waiting. */
  async sweep(acceptedSeconds: number): Promise<void> {
    for (const { id } of await this.checkouts.stale('accepted', acceptedSeconds)) {
      await this.attempt(id, () => this.ensureOrder.run(id));
    }
    for (const attempt of await this.checkouts.stale('created', CREATED_IS_STALE_SECONDS)) {
      await this.attempt(attempt.id, () => this.placement.release(attempt));
    }
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
