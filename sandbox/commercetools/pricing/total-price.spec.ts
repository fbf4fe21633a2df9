import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  priced,
  sampleCart,
  sampleContext,
  sampleLine,
  samplePrice,
  sampleProduct,
  sampleTaxCategory,
  sampleTaxRate,
} from './testing/sample-cart.js';
import { centsOff, sampleCartDiscount } from './testing/sample-discount.js';

describe('a discount on the total price', () => {
  it('keeps gross = net + portions and gross = total at two tax rates', () => {
    const cents = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(cents, cents, cents, fc.integer({ min: 1, max: 10_000 }), (oven, saw, off, permyriad) => {
        const books = { ...sampleTaxCategory([sampleTaxRate('SK', 0.05)]), id: 'books' };
        const context = sampleContext(
          [
            sampleProduct('oven', [samplePrice(oven)]),
            sampleProduct('saw', [samplePrice(saw)], { taxCategoryId: 'books' }),
          ],
          {
            taxCategories: [sampleTaxCategory([sampleTaxRate('SK', 0.23)]), books],
            cartDiscounts: [
              sampleCartDiscount('cents', { target: { type: 'totalPrice' }, value: centsOff(off), sortOrder: '0.8' }),
              sampleCartDiscount('share', { target: { type: 'totalPrice' }, value: { type: 'relative', permyriad } }),
            ],
          },
        );
        const lines = [sampleLine('oven', 3), sampleLine('saw', 2)];
        const cart = priced(sampleCart(lines, { shippingAddress: { country: 'SK' } }), context);
        const { taxedPrice, discountOnTotalPrice } = cart;
        const tax = taxedPrice?.taxPortions.reduce((all, { amount }) => all + amount.centAmount, 0) ?? 0;
        expect(taxedPrice?.totalGross.centAmount).toBe(cart.totalPrice.centAmount);
        expect((taxedPrice?.totalNet.centAmount ?? 0) + tax).toBe(taxedPrice?.totalGross.centAmount);
        expect(taxedPrice?.taxPortions.every(({ amount }) => amount.centAmount >= 0)).toBe(true);
        const discounted = discountOnTotalPrice?.discountedAmount.centAmount ?? 0;
        expect(cart.totalPrice.centAmount).toBe(3 * oven + 2 * saw - discounted);
        expect(discountOnTotalPrice?.discountedGrossAmount?.centAmount ?? 0).toBe(discounted);
      }),
      { numRuns: 1000 },
    );
  });
});
