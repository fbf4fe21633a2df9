import { Injectable } from '@nestjs/common';
import { OrderBackend } from '../../integrations/commercetools/ports/order-backend.js';
import { type AttemptWithCheckout, PaymentAttempts } from '../payments/index.js';
import { CrashPoints } from './crash-points.js';

/** Unfreezes carts whose attempt was not accepted. */
@Injectable()
export class AttemptReleases {
  constructor(
    private readonly attempts: PaymentAttempts,
    private readonly backend: OrderBackend,
    private readonly crashPoints: CrashPoints,
  ) {}

  /**
   * Unfreezes the cart of an attempt, then abandons the attempt. Does nothing if it was accepted meanwhile. The attempt is
   * abandoned last, so that a cart that is still frozen can be found by it.
   */
  async release({ id, cartId, checkout: { storeKey } }: AttemptWithCheckout): Promise<void> {
    const claim = await this.attempts.claim(id, 'created');
    if (!claim) return;
    this.crashPoints.reach('release-claimed');
    try {
      const cart = await this.backend.cart(storeKey, cartId);
      if (cart?.cartState === 'Frozen') await this.backend.unfreeze(storeKey, cart);
      this.crashPoints.reach('cart-released');
      await this.attempts.abandon(claim);
    } catch (error) {
      await this.attempts.releaseClaim(claim);
      throw error;
    }
  }
}
