import { Injectable } from '@nestjs/common';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { OrderBackend } from '../../integrations/commercetools/ports/order-backend.js';
import { CartEvents } from '../cart-events/index.js';
import { Checkouts } from './checkouts.repository.js';
import type { AttemptWithCheckout, PaymentAttempt } from './attempt-rows.repository.js';
import { CrashPoints } from './crash-points.js';
import { OnlineAttempts } from './online-attempts.repository.js';
import { PaymentAttempts } from './payment-attempts.repository.js';

/** Unfreezes carts whose attempt was not accepted, and announces them: other tabs show them as being paid. */
@Injectable()
export class AttemptReleases {
  constructor(
    private readonly attempts: PaymentAttempts,
    private readonly online: OnlineAttempts,
    private readonly checkouts: Checkouts,
    private readonly backend: OrderBackend,
    private readonly events: CartEvents,
    private readonly crashPoints: CrashPoints,
  ) {}

  /**
   * Unfreezes the cart of an attempt unless another attempt uses it, then abandons the attempt. Does nothing if it was accepted
   * meanwhile. The attempt is abandoned last, so that a cart that is still frozen can be found by it.
   */
  async release({ id }: AttemptWithCheckout): Promise<void> {
    const claim = await this.attempts.claim(id, 'created');
    if (!claim) return;
    this.crashPoints.reach('release-claimed');
    try {
      await this.unfreezeUnused(claim.attempt);
      this.crashPoints.reach('cart-released');
      await this.attempts.abandon(claim);
    } catch (error) {
      await this.attempts.releaseClaim(claim);
      throw error;
    }
  }

  /** Unfreezes the cart of an online payment that failed or was cancelled, unless another attempt uses the cart. */
  async releaseEnded(attemptId: string): Promise<void> {
    const attempt = await this.online.find(attemptId);
    if (!attempt) return;
    if (await this.unfreezeUnused(attempt)) this.crashPoints.reach('ended-cart-released');
    await this.online.markReleased(attemptId);
  }

  /** Unfreezes the cart of an attempt unless another attempt uses it. Returns whether it did. */
  private async unfreezeUnused({ id, cartId, checkout: { storeKey } }: AttemptWithCheckout): Promise<boolean> {
    const cart = await this.backend.cart(storeKey, cartId);
    if (cart?.cartState !== 'Frozen') return false;
    // Read after the cart: an attempt that begins later finds the cart at another version.
    const current = await this.checkouts.find(cartId);
    // An attempt that is released is `created` itself.
    const uses = (one: PaymentAttempt): boolean =>
      USES_CART.has(one.status) && !(one.id === id && one.status === 'created');
    if (current?.attempts.some(uses)) return false;
    await this.unfreeze(storeKey, cart);
    return true;
  }

  /** Unfreezes a cart. A visit, a job and the shopper's own request may do so at once; it is enough if one succeeds. */
  private async unfreeze(storeKey: string, cart: CartRecord): Promise<void> {
    try {
      this.events.emitVersion(storeKey, await this.backend.unfreeze(storeKey, cart));
    } catch (error) {
      const current = await this.backend.cart(storeKey, cart.id);
      if (current?.cartState === 'Frozen') throw error;
    }
  }
}

const USES_CART: ReadonlySet<PaymentAttempt['status']> = new Set([
  'created',
  'sent',
  'action_required',
  'accepted',
  'ordered',
]);
