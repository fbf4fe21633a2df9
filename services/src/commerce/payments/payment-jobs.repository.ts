import type { AttemptEffect } from '@manifold/domain/online-payment/transition';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import type { PlainTransaction } from '../../platform/prisma/prisma.service.js';

/** The data of `reverse-payment`; the other jobs need the attempt only. */
export interface ReversalJob {
  readonly attemptId: string;
  /** The payment at the provider; null if the attempt was accepted without one. */
  readonly pspReference: string | null;
}

/** The request that changed the attempt does the work itself; the job runs only if that fails. */
const AFTER_SECONDS: Readonly<Record<AttemptEffect, number>> = {
  'ensure-order': 10,
  'release-cart': 5,
  'reverse-payment': 0,
};

/** The cause of a failed reversal must pass first. */
const REVERSED_AGAIN_AFTER_SECONDS = 30 * 60;

/** Enqueues what has to happen after a change of a payment attempt, in the transaction of the change. */
@Injectable()
export class PaymentJobs {
  constructor(private readonly jobs: Jobs) {}

  /**
   * Enqueues a job for an attempt. `pspReference` names the payment to reverse. Throws `backend-unavailable` for a reversal while
   * the queue has not started.
   */
  async enqueue(
    transaction: PlainTransaction,
    name: AttemptEffect,
    attemptId: string,
    pspReference: string | null = null,
  ): Promise<void> {
    if (!this.jobs.ready) {
      // The queue starts after the process. Until then the sweep finds orders and carts at once, but reversals after half an hour
      // or never. The sender of a report repeats it, so the reversal is not lost.
      if (name === 'reverse-payment')
        throw new ShopError('backend-unavailable', { message: 'the job queue has not started' });
      return;
    }
    const data: ReversalJob = { attemptId, pspReference };
    await this.jobs.enqueue(transaction, { name, data, afterSeconds: AFTER_SECONDS[name] });
  }

  /** Enqueues a reversal once more that the provider reported as failed. Throws `backend-unavailable` like `enqueue`. */
  async enqueueRepeatedReversal(transaction: PlainTransaction, data: ReversalJob): Promise<void> {
    if (!this.jobs.ready) throw new ShopError('backend-unavailable', { message: 'the job queue has not started' });
    await this.jobs.enqueue(transaction, { name: 'reverse-payment', data, afterSeconds: REVERSED_AGAIN_AFTER_SECONDS });
  }
}
