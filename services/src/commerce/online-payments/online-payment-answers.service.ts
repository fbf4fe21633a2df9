import { type OnlinePaymentAnswer, onlinePaymentErrorSchema } from '@manifold/domain/online-payment/answer';
import { shownOrderNumber } from '@manifold/domain/order/order-number';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { within } from '../../platform/concurrency/within.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { EnsureOrder, Orders } from '../orders/index.js';
import { AttemptReleases, type AttemptWithCheckout, OnlineAttempts } from '../payments/index.js';
import { ownerIdOf, type Visit } from '../visit/index.js';

const ORDER_DEADLINE_MILLISECONDS = 3500;
const RELEASE_DEADLINE_MILLISECONDS = 1500;

/** A payment that was cancelled here may still be made at the bank. */
const MAY_BE_MADE: ReadonlySet<AttemptWithCheckout['status']> = new Set(['action_required', 'abandoned']);

type Refused = Extract<OnlinePaymentAnswer, { status: 'refused' }>;

/** Tells a shopper the state of an online payment. */
@Injectable()
export class OnlinePaymentAnswers {
  constructor(
    private readonly attempts: OnlineAttempts,
    private readonly ensureOrder: EnsureOrder,
    private readonly orders: Orders,
    private readonly releases: AttemptReleases,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Returns an attempt of this shopper. Without an id, returns the newest one if its payment can still be made, because details
   * without an id cannot be about a payment that has ended.
   */
  async findOwn(visit: Visit, attemptId: string | undefined): Promise<AttemptWithCheckout | undefined> {
    const owner = ownerIdOf(visit);
    if (owner === '') return undefined;
    const attempt = await (attemptId === undefined ? this.attempts.findNewestOf(owner) : this.attempts.find(attemptId));
    if (attemptId === undefined && attempt && !MAY_BE_MADE.has(attempt.status)) return undefined;
    return attempt?.checkout.anonymousId === owner ? attempt : undefined;
  }

  /** Returns the current state; of an accepted payment the order, which is created if it does not exist yet. */
  async ofAttempt(visit: Visit, attemptId: string): Promise<OnlinePaymentAnswer> {
    const attempt = await this.findOwn(visit, attemptId);
    if (!attempt) throw new ShopError('cart-not-found');
    switch (attempt.status) {
      case 'created':
      case 'sent':
        return confirming(attempt);
      case 'action_required':
        return { status: 'action', attemptId, action: attempt.action as Record<string, unknown> };
      case 'accepted':
      case 'ordered':
        return this.ordered(visit, attempt);
      case 'refused':
      case 'abandoned':
      case 'reversing':
      case 'reversed':
        await this.release(attempt);
        return refused(attempt);
    }
  }

  /** Releases the cart at once if a webhook ended the payment: the job may start seconds later, and the shopper waits. */
  private async release({ id: attemptId, cartReleasedAt }: AttemptWithCheckout): Promise<void> {
    if (cartReleasedAt !== null) return;
    const released = this.releases.releaseEnded(attemptId).catch((error: unknown) => {
      this.logger.warn({ err: error, attemptId }, 'cart not released, retrying');
    });
    await within(RELEASE_DEADLINE_MILLISECONDS, released);
  }

  private async ordered(visit: Visit, attempt: AttemptWithCheckout): Promise<OnlinePaymentAnswer> {
    const made = this.order(visit, attempt).catch((error: unknown) => {
      this.logger.warn({ err: error, attemptId: attempt.id }, 'order continues as a job');
      return undefined;
    });
    return (await within(ORDER_DEADLINE_MILLISECONDS, made)) ?? confirming(attempt);
  }

  private async order(visit: Visit, attempt: AttemptWithCheckout): Promise<OnlinePaymentAnswer | undefined> {
    const result = attempt.status === 'ordered' ? undefined : await this.ensureOrder.run(attempt.id);
    if (result?.outcome === 'refused') {
      const after = await this.attempts.find(attempt.id);
      return after ? refused(after) : undefined;
    }
    // Another worker has the attempt. The order under the reserved number may be one that staff created without this payment.
    if (!result && attempt.status !== 'ordered') return undefined;
    const { orderNumber } = result?.order ?? attempt.checkout;
    const [order] = await this.orders.ownOrders(visit, { orderNumber });
    return order && { status: 'ordered', order };
  }
}

const confirming = ({ checkout: { orderNumber } }: AttemptWithCheckout): OnlinePaymentAnswer => ({
  status: 'confirming',
  orderNumber: shownOrderNumber(orderNumber),
});

/** Errors of an order that are not the shopper's have one text. An abandoned payment may still be confirmed at the bank. */
function refused({ id: attemptId, status, refusal }: AttemptWithCheckout): Refused {
  const error = onlinePaymentErrorSchema.safeParse(refusal).data ?? 'creating-order-failed';
  return {
    status: 'refused',
    attemptId,
    error,
    ...(status === 'abandoned' ? {} : { isReversed: status === 'reversed' }),
  };
}
