import { describe, expect, it } from '@jest/globals';
import { splitCashOnDeliveryFee } from './fee.js';
import { cashOnDeliveryRefusal, type PayableCart } from './refusal.js';

const limits = {
  enabled: true,
  priceLimitCentAmount: 250_000,
  itemLimit: 1,
  freightAllowed: false,
  feeCentAmount: 195,
};
const cart: PayableCart = { grossCentAmount: 250_000, standardProductCount: 1, itemCount: 1, hasFreight: false };
const MAXIMUM_ITEMS = 20;

describe('cash on delivery', () => {
  it('is allowed for a cart at exactly the price limit', () => {
    expect(cashOnDeliveryRefusal(cart, limits, MAXIMUM_ITEMS)).toBeUndefined();
  });

  it('is refused one cent above the limit', () => {
    expect(cashOnDeliveryRefusal({ ...cart, grossCentAmount: 250_001 }, limits, MAXIMUM_ITEMS)).toEqual({
      code: 'over-price-limit',
      limit: 250_000,
    });
  });

  it('is refused for a second standard product if the limit is one', () => {
    expect(cashOnDeliveryRefusal({ ...cart, standardProductCount: 2, itemCount: 2 }, limits, MAXIMUM_ITEMS)).toEqual({
      code: 'too-many-items',
      limit: 1,
    });
  });

  it('has no item limit if it is null', () => {
    const many = { ...cart, standardProductCount: 20, itemCount: 20 };
    expect(cashOnDeliveryRefusal(many, { ...limits, itemLimit: null }, MAXIMUM_ITEMS)).toBeUndefined();
  });

  it.each([0, 21])('is refused for a cart of %s items', (itemCount) => {
    const unlimited = { ...limits, itemLimit: null };
    expect(cashOnDeliveryRefusal({ ...cart, itemCount }, unlimited, MAXIMUM_ITEMS)).toEqual({
      code: 'cart-size',
      limit: 20,
    });
  });

  it('is refused for freight unless the store allows it', () => {
    const freight = { ...cart, hasFreight: true };
    expect(cashOnDeliveryRefusal(freight, limits, MAXIMUM_ITEMS)).toEqual({ code: 'freight-not-allowed' });
    expect(cashOnDeliveryRefusal(freight, { ...limits, freightAllowed: true }, MAXIMUM_ITEMS)).toBeUndefined();
  });

  it('is refused if the store has turned it off', () => {
    expect(cashOnDeliveryRefusal(cart, { ...limits, enabled: false }, MAXIMUM_ITEMS)).toEqual({ code: 'not-enabled' });
  });
});

describe('the fee of cash on delivery', () => {
  it('includes tax at the rate of the largest portion of the cart', () => {
    const portions = [
      { rate: 0.1, taxCentAmount: 50 },
      { rate: 0.23, taxCentAmount: 4600 },
    ];
    expect(splitCashOnDeliveryFee(195, portions)).toEqual({ gross: 195, net: 159, tax: 36, rate: 0.23 });
  });

  it('includes no tax if the cart has none', () => {
    expect(splitCashOnDeliveryFee(195, [])).toEqual({ gross: 195, net: 195, tax: 0, rate: 0 });
  });
});
