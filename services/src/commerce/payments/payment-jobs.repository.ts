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

/** The job that mirrors the payment of an attempt in the commerce backend. */
export const MIRROR_PAYMENT = 'mirror-payment';

/** By then the webhooks have usually been processed that came before the order, and there is nothing to do. */
const MIRRORED_AFTER_SECONDS = 60;

/** The attempt that a job is about. */
interface AttemptJob {
  readonly attemptId: string;
  /** The payment to reverse. */
  readonly pspReference?: string | null;
  /** Whether the attempt had ended, so that the shopper may be paying the cart again. */
  readonly isLate?: boolean;
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
   * Enqueues a job for an attempt, to run at once for an attempt that had ended. Throws `backend-unavailable` for a reversal while
   * the queue has not started.
   */
  async enqueue(
    transaction: PlainTransaction,
    name: AttemptEffect,
    { attemptId, pspReference = null, isLate = false }: AttemptJob,
  ): Promise<void> {
    if (!this.jobs.ready) {
      // The queue starts after the process. Until then the sweep finds orders and carts at once, but reversals after half an hour
      // or never. The sender of a report repeats it, so the reversal is not lost.
      if (name === 'reverse-payment')
        throw new ShopError('backend-unavailable', { message: 'the job queue has not started' });
      return;
    }
    const data: ReversalJob = { attemptId, pspReference };
    await this.jobs.enqueue(transaction, { name, data, afterSeconds: isLate ? 0 : AFTER_SECONDS[name] });
  }

  /** Enqueues a reversal once more that the provider reported as failed. Throws `backend-unavailable` like `enqueue`. */
  async enqueueRepeatedReversal(transaction: PlainTransaction, data: ReversalJob): Promise<void> {
    if (!this.jobs.ready) throw new ShopError('backend-unavailable', { message: 'the job queue has not started' });
    await this.jobs.enqueue(transaction, { name: 'reverse-payment', data, afterSeconds: REVERSED_AGAIN_AFTER_SECONDS });
  }

  /**
   * Enqueues the mirror of an online payment whose order was just stored. Its webhooks may have been tried in vain for hours, because the
   * order was missing.
   */
  async enqueueMirror(transaction: PlainTransaction, attemptId: string): Promise<void> {
    // Without the report of the authorisation the order would look unpaid.
    const [reported] = await transaction.rows<{ merchantReference: string }>`
      SELECT attempt.merchant_reference AS "merchantReference" FROM payment_attempt attempt
      WHERE id = ${attemptId}::uuid AND EXISTS (SELECT FROM payment_event
        WHERE payment_reference = psp_reference AND (authorised_at IS NULL OR kind = 'authorisation' AND success))`;
    if (!reported) return;
    if (this.jobs.ready) {
      const job = { name: MIRROR_PAYMENT, data: { attemptId }, afterSeconds: MIRRORED_AFTER_SECONDS };
      return this.jobs.enqueue(transaction, job);
    }
    // The queue starts after the process. Then its sweep enqueues the payment's failed webhooks again, which mirror it too.
    await transaction.rows`
      UPDATE payment_webhook SET enqueued_at = NULL
      WHERE merchant_reference = ${reported.merchantReference} AND processed_at IS NULL`;
  }
}
