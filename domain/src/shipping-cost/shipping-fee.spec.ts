import { describe, expect, it } from '@jest/globals';
import { shippingFee, missingForFreeShipping } from './shipping-fee.js';

const cost = { freeShippingThresholdCentAmount: 5900, parcelFeeCentAmount: 195, freightFeeCentAmount: 995 };

describe('what shipping costs', () => {
  it.each([
    [5899, false, 195],
    [5899, true, 995],
    [5900, false, 0],
    [5900, true, 0],
  ])('for goods of %s cents, freight %s, is %s cents', (goods, hasFreight, fee) => {
    expect(shippingFee(goods, hasFreight, cost)).toBe(fee);
  });
});

const threshold = { freeShippingThresholdCentAmount: 5900 };

describe('free shipping', () => {
  it.each([
    [5900, 0],
    [5899, 1],
    [6000, 0],
    [0, 5900],
  ])('a cart of %s cents misses %s cents', (goods, missing) => {
    expect(missingForFreeShipping(goods, threshold)).toBe(missing);
  });
});
