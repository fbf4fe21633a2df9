import { describe, expect, it } from '@jest/globals';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { refusedVouchers } from './refused-vouchers.js';

describe('an order that is refused', () => {
  it('because of vouchers names each of them', () => {
    const fields = [
      { field: 'discountCodes.WELCOME5', reason: 'MaxApplicationReached' },
      { field: 'discountCodes.A.B', reason: 'DoesNotMatchCart' },
    ];
    expect(refusedVouchers(new ShopError('discount-code-not-applicable', { fields }))).toEqual(['WELCOME5', 'A.B']);
  });

  it('for another reason names no voucher', () => {
    expect(refusedVouchers(new ShopError('out-of-stock'))).toEqual([]);
    expect(refusedVouchers(new Error('discount-code-not-applicable'))).toEqual([]);
  });
});
