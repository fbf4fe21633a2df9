import { describe, expect, it } from '@jest/globals';
import { missingForFreeShipping } from './free-shipping.js';

const cost = { freeShippingThresholdCentAmount: 5900 };

describe('free shipping', () => {
  it.each([
    [5900, 0],
    [5899, 1],
    [6000, 0],
    [0, 5900],
  ])('a cart of %s cents misses %s cents', (goods, missing) => {
    expect(missingForFreeShipping(goods, cost)).toBe(missing);
  });
});
