import { describe, expect, it } from '@jest/globals';
import { reachedDiscount, volumePrice } from './volume-price.js';

const DISCOUNTS = [
  { from: 3, permyriad: 500 },
  { from: 5, permyriad: 1000 },
  { from: 10, permyriad: 1500 },
];

describe('the price of one of several', () => {
  it.each([
    [6900, 500, 6555],
    [1010, 500, 960],
    [1030, 500, 978],
    [1890, 1500, 1606],
    [0, 500, 0],
  ])('%i cents less %i hundredths of a percent are %i', (cents, permyriad, expected) => {
    expect(volumePrice(cents, { permyriad })).toBe(expected);
  });

  it.each([
    [1, undefined],
    [2, undefined],
    [3, 500],
    [4, 500],
    [5, 1000],
    [10, 1500],
    [1000, 1500],
  ])('with %i pieces has a discount of %s', (quantity, permyriad) => {
    expect(reachedDiscount(DISCOUNTS, quantity)?.permyriad).toBe(permyriad);
  });
});
