import { describe, expect, it } from '@jest/globals';
import { stockLevel } from './stock-level.js';

const bands = {
  highBoundaryCentAmount: 100_000,
  lowBoundaryCentAmount: 25_000,
  piecesAtOrAboveHigh: 3,
  piecesBetween: 5,
  piecesBelowLow: 10,
};

describe('the stock level', () => {
  it.each([
    [0, 100_000, 'out-of-stock'],
    [3, 100_000, 'low-stock'],
    [4, 100_000, 'in-stock'],
    [5, 99_999, 'low-stock'],
    [6, 25_000, 'in-stock'],
    [10, 24_999, 'low-stock'],
    [11, 24_999, 'in-stock'],
  ])('of %s pieces at %s cents is %s', (pieces, price, level) => {
    expect(stockLevel(pieces, price, bands)).toBe(level);
  });
});
