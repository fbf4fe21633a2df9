import type { CartAction } from '@manifold/domain/cart/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../platform/rate-limits/rate-limits.service.js';
import type { Visit } from '../visit/index.js';

/** Limits guesses at discount codes. */
@Injectable()
export class CouponAttempts {
  constructor(private readonly limits: RateLimits) {}

  /** Runs a cart change and counts its discount codes if they are refused. Throws `too-many-attempts` after too many of them. */
  async countRefusals<Answer>(
    { session }: Visit,
    actions: readonly CartAction[],
    change: () => Promise<Answer>,
  ): Promise<Answer> {
    const codes = actions.filter(({ action }) => action === 'addDiscountCode').length;
    if (codes === 0) return change();
    const sid = session.current?.sid;
    // Counted before the change, so that parallel guesses count too.
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
