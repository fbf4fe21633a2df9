import type { CartAction } from '@manifold/domain/cart/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../platform/rate-limits/rate-limits.service.js';
import type { Visit } from '../visit/index.js';

/** Limits how many discount codes can be guessed. */
@Injectable()
export class CouponAttempts {
  constructor(private readonly limits: RateLimits) {}

  /** Makes a change of the cart and counts its discount codes if they were refused; refuses it after too many of those. */
  async counted<Answer>(
    { session }: Visit,
    actions: readonly CartAction[],
    change: () => Promise<Answer>,
  ): Promise<Answer> {
    const codes = actions.filter(({ action }) => action === 'addDiscountCode').length;
    if (codes === 0) return change();
    const sid = session.current?.sid;
    // Before they are looked at: many at once are counted like one after another.
    this.limits.take('coupon', sid, codes);
    let isRefused = false;
    try {
      return await change();
    } catch (error) {
      isRefused = error instanceof ShopError && error.code !== 'backend-unavailable';
      throw error;
    } finally {
      if (!isRefused) this.limits.giveBack('coupon', sid, codes);
    }
  }
}
