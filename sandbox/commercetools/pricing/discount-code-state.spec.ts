import { describe, expect, it } from '@jest/globals';
import type { CartDiscount, DiscountCode } from '@commercetools/platform-sdk';
import {
  NOW,
  priced,
  sampleCart,
  sampleContext,
  sampleLine,
  samplePrice,
  sampleProduct,
} from './testing/sample-cart.js';
import { centsOff, sampleCartDiscount, sampleCode } from './testing/sample-discount.js';
import type { CartState, PricingContext } from './types.js';

const oven = sampleProduct('oven', [samplePrice(1000)]);

/** A cart with one oven at 10.00 and the code `save`. */
function withCode(cartDiscounts: CartDiscount[], context: Partial<PricingContext> = {}): CartState {
  const cart = sampleCart([sampleLine('oven')], {
    discountCodes: [{ discountCode: { typeId: 'discount-code', id: 'save' }, state: 'NotActive' }],
  });
  const discountCodes = [sampleCode('save', ['ten'])];
  return priced(cart, sampleContext([oven], { cartDiscounts, discountCodes, ...context }));
}

describe('discount codes', () => {
  const ten = sampleCartDiscount('ten', { requiresDiscountCode: true });
  function stateOf(
    code: Partial<DiscountCode>,
    discount: Partial<CartDiscount> = {},
    more: Partial<PricingContext> = {},
  ) {
    const discountCodes = [sampleCode('save', ['ten'], code)];
    const cart = withCode([{ ...ten, ...discount }], { discountCodes, ...more });
    return [cart.discountCodes[0]?.state, cart.totalPrice.centAmount];
  }

  it('are required for their discount', () => {
    expect(stateOf({})).toEqual(['MatchesCart', 900]);
    const without = sampleContext([oven], { cartDiscounts: [ten] });
    expect(priced(sampleCart([sampleLine('oven')]), without).totalPrice.centAmount).toBe(1000);
  });

  it('have a state that says why they do not apply', () => {
    const uses = (total: number) => ({ discountCodeUses: new Map([['save', { total }]]) });
    expect(stateOf({ isActive: false })).toEqual(['NotActive', 1000]);
    expect(stateOf({}, { isActive: false })).toEqual(['NotActive', 1000]);
    expect(stateOf({ validUntil: NOW.toISOString() })).toEqual(['NotValid', 1000]);
    expect(stateOf({}, { validFrom: '2027-01-01T00:00:00Z' })).toEqual(['NotValid', 1000]);
    expect(stateOf({ cartPredicate: 'totalPrice > "20.00 EUR"' })).toEqual(['DoesNotMatchCart', 1000]);
    expect(stateOf({}, { cartPredicate: 'country = "DE"' })).toEqual(['DoesNotMatchCart', 1000]);
    expect(stateOf({ maxApplications: 3 }, {}, uses(3))).toEqual(['MaxApplicationReached', 1000]);
    expect(stateOf({ maxApplications: 3 }, {}, uses(2))).toEqual(['MatchesCart', 900]);
    expect(stateOf({}, {}, { discountCodes: [] })).toEqual(['NotActive', 1000]);
  });

  it('still match when their discount finds no line to reduce', () => {
    const target = { type: 'lineItems' as const, predicate: 'sku = "SAW"' };
    expect(stateOf({}, { target })).toEqual(['MatchesCart', 1000]);
  });

  it('do not apply if another discount stops all others', () => {
    const stop = sampleCartDiscount('stop', { sortOrder: '0.9', stackingMode: 'StopAfterThisDiscount' });
    const cart = withCode([ten, stop]);
    expect(cart.discountCodes[0]?.state).toBe('ApplicationStoppedByPreviousDiscount');
    expect(cart.totalPrice.centAmount).toBe(900);
  });

  it('match if their own discount stops all others', () => {
    const last = { ...ten, stackingMode: 'StopAfterThisDiscount' as const };
    const cart = withCode([last, sampleCartDiscount('rest', { sortOrder: '0.1' })]);
    expect([cart.discountCodes[0]?.state, cart.totalPrice.centAmount]).toEqual(['MatchesCart', 900]);
  });

  it('are not stopped by a discount that reduced nothing after another one did', () => {
    const target = { type: 'lineItems' as const, predicate: 'sku = "NONE"' };
    const first = sampleCartDiscount('first', { sortOrder: '0.95', value: centsOff(100) });
    const stop = sampleCartDiscount('stop', { sortOrder: '0.9', stackingMode: 'StopAfterThisDiscount', target });
    expect(withCode([first, stop, sampleCartDiscount('last')]).totalPrice.centAmount).toBe(810);
  });

  it('are not stopped by a discount that reduced nothing', () => {
    const target = { type: 'lineItems' as const, predicate: 'sku = "NONE"' };
    const stop = sampleCartDiscount('stop', { sortOrder: '0.9', stackingMode: 'StopAfterThisDiscount', target });
    expect(withCode([ten, stop]).totalPrice.centAmount).toBe(900);
  });
});
