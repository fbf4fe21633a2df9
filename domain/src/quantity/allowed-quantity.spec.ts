import { describe, expect, it } from '@jest/globals';
import { addableQuantity, correctedQuantity } from './allowed-quantity.js';

describe('the number of pieces that may be added', () => {
  it.each([
    ['EX10000001', 2, 5, 1000, 3],
    ['EX10000001', 998, 5000, 1000, 2],
    ['EX10000001', 5, 5, 1000, 0],
    ['4100010', 0, 0, 1000, 1000],
  ])('%s with %s in the cart, %s in stock and at most %s: %s', (sku, inCart, stock, maximum, expected) => {
    expect(addableQuantity(sku, inCart, stock, maximum)).toBe(expected);
  });
});

describe('a typed quantity', () => {
  it.each([
    [NaN, 1, undefined],
    [0, 1, undefined],
    [-3, 1, undefined],
    [1, 1, undefined],
    [7, 7, undefined],
    [8, 7, 'stock'],
    [1e9, 7, 'stock'],
  ])('of %s becomes %s if 7 are in stock', (typed, quantity, limit) => {
    expect(correctedQuantity(typed, 7, 1000)).toEqual({ quantity, limit });
  });

  it('above the maximum per product becomes the maximum', () => {
    expect(correctedQuantity(1001, 5000, 1000)).toEqual({ quantity: 1000, limit: 'maximum' });
  });
});
