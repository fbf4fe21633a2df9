import type { ShopErrorCode } from '@manifold/domain/shop-error/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { OrderBackend } from '../../integrations/commercetools/ports/order-backend.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { Checkouts, type AttemptWithCheckout, type Settlement } from './checkouts.repository.js';
import { CrashPoints } from './crash-points.js';

const refused = (refusal: ShopErrorCode): Settlement => ({ outcome: 'refused', refusal });

/**
 * Makes the order of an accepted attempt, once, whoever asks and however often: the request that accepted it, the job, the
 * sweeper, a second replica. The reserved number fences: what may or may not have happened is looked up by it.
 */
@Injectable()
export class EnsureOrder {
  constructor(
    private readonly checkouts: Checkouts,
    private readonly backend: OrderBackend,
    private readonly crashPoints: CrashPoints,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** How the attempt ended; undefined while somebody else is at it or when it had ended before. Throws while the backend is away: try again. */
  async run(attemptId: string): Promise<Settlement | undefined> {
    const settlement = await this.checkouts.settle(attemptId, (attempt) => this.settle(attempt));
    if (settlement?.outcome === 'refused') this.logger.warn({ attemptId, ...settlement }, 'accepted order not made');
    return settlement;
  }

  private async settle(attempt: AttemptWithCheckout): Promise<Settlement> {
    const made = await this.alreadyMade(attempt);
    if (made) return made;
    const { storeKey } = attempt.checkout;
    const cart = await this.backend.cart(storeKey, attempt.cartId);
    if (!cart) return refused('cart-not-found');
    if (cart.totalPrice.centAmount !== attempt.centAmount) return this.giveBack(attempt, cart, 'malformed-price');
    return this.make(attempt, cart);
  }

  private async make(attempt: AttemptWithCheckout, cart: CartRecord): Promise<Settlement> {
    const { storeKey, orderNumber } = attempt.checkout;
    try {
      const orderId = await this.backend.createOrder(storeKey, cart, orderNumber, 'Pending');
      this.crashPoints.pass('order-created');
      return { outcome: 'ordered', orderId };
    } catch (error) {
      // The answer may have been lost and not the order.
      const made = await this.alreadyMade(attempt);
      if (made) return made;
      if (!(error instanceof ShopError) || error.code === 'backend-unavailable' || error.code === 'conflict')
        throw error;
      return this.giveBack(attempt, cart, error.code);
    }
  }

  private async alreadyMade(attempt: AttemptWithCheckout): Promise<Settlement | undefined> {
    const order = await this.backend.byNumber(attempt.checkout.orderNumber);
    if (!order) return undefined;
    return order.paymentKey === attempt.id ? { outcome: 'ordered', orderId: order.id } : refused('conflict');
  }

  /** The order cannot be made: the cart is the shopper's again. */
  private async giveBack(attempt: AttemptWithCheckout, cart: CartRecord, refusal: ShopErrorCode): Promise<Settlement> {
    if (cart.cartState === 'Frozen') await this.backend.unfreeze(attempt.checkout.storeKey, cart);
    return refused(refusal);
  }
}
