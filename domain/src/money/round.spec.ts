import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { divideHalfEven } from './round.js';

describe('rounding half to even', () => {
  it.each([
    [5n, 2n, 2n],
    [7n, 2n, 4n],
    [-5n, 2n, -2n],
    [-7n, 2n, -4n],
    [10n, 3n, 3n],
    [11n, 3n, 4n],
    [0n, 7n, 0n],
  ])('%s / %s is %s', (numerator, denominator, expected) => {
    expect(divideHalfEven(numerator, denominator)).toBe(expected);
  });

  it('differs from the exact value by at most half a unit, and is even on a tie', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
        fc.bigInt({ min: 1n, max: 10n ** 6n }),
        (n, d) => {
          const twiceError = 2n * (divideHalfEven(n, d) * d - n);
          const size = twiceError < 0n ? -twiceError : twiceError;
          expect(size <= d).toBe(true);
          if (size === d) expect(divideHalfEven(n, d) % 2n).toBe(0n);
        },
      ),
    );
  });
});
