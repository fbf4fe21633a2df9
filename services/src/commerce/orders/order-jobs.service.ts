import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { Checkouts } from './checkouts.repository.js';
import { EnsureOrder } from './ensure-order.service.js';
import { ENSURE_ORDER, SWEEP_CHECKOUTS } from './job-names.js';
import { OrderPlacement } from './order-placement.service.js';

/** Whoever placed an order waits a few seconds for it; only then it is somebody else's to finish. */
const ACCEPTED_IS_STALE_SECONDS = 15;
/** Between writing an attempt down and accepting it lie three calls of at most ten seconds. */
const CREATED_IS_STALE_SECONDS = 45;

/** Finishes orders that their request could not. */
@Injectable()
export class OrderJobs implements OnModuleInit, OnApplicationBootstrap {
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
    this.jobs.register({
      name: SWEEP_CHECKOUTS,
      retries: 0,
      expireSeconds: 55,
      schedule: '* * * * *',
      run: () => this.sweep(),
    });
  }

  /** What the process before this one left behind is finished at once. */
  onApplicationBootstrap(): void {
    this.sweep(0).catch((error: unknown) => this.logger.warn({ err: error }, 'checkouts not swept yet'));
  }

  /** Makes orders that were accepted and gives back carts whose attempt was not. One that fails does not keep the others waiting. */
  async sweep(acceptedSeconds = ACCEPTED_IS_STALE_SECONDS): Promise<void> {
    for (const { id } of await this.checkouts.stale('accepted', acceptedSeconds)) {
      await this.attempt(id, () => this.ensureOrder.run(id));
    }
    for (const attempt of await this.checkouts.stale('created', CREATED_IS_STALE_SECONDS)) {
      await this.attempt(attempt.id, () => this.placement.release(attempt));
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
