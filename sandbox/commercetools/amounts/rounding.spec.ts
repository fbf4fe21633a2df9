import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { divideRounded, exactFraction } from './rounding.js';

describe('rounding of money', () => {
  it.each([
    [5n, 10n, 0n],
    [15n, 10n, 2n],
    [25n, 10n, 2n],
    [35n, 10n, 4n],
    [-25n, 10n, -2n],
    [-35n, 10n, -4n],
    [26n, 10n, 3n],
    [24n, 10n, 2n],
  ])('half to even: %d / %d is %d', (numerator, denominator, expected) => {
    expect(divideRounded(numerator, denominator)).toBe(expected);
  });

  it('half up goes away from zero and half down towards it', () => {
    expect([divideRounded(5n, 2n, 'HalfUp'), divideRounded(-5n, 2n, 'HalfUp')]).toEqual([3n, -3n]);
    expect([divideRounded(5n, 2n, 'HalfDown'), divideRounded(-5n, 2n, 'HalfDown')]).toEqual([2n, -2n]);
  });

  it('never differs by more than half a cent', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        (a, b) => {
          const rest = a - divideRounded(a, b) * b;
          expect((rest < 0n ? -rest : rest) * 2n).toBeLessThanOrEqual(b);
        },
      ),
    );
  });
});

describe('tax rates as exact fractions', () => {
  it.each([
    [0.2, 2n, 10n],
    [0.081, 81n, 1000n],
    [0.255, 255n, 1000n],
    [0, 0n, 1n],
    [1, 1n, 1n],
    [1e-7, 1n, 10_000_000n],
    [0.17500000000000002, 17500000000000002n, 10n ** 17n],
  ])('%d is exactly %d over %d', (rate, numerator, denominator) => {
    expect(exactFraction(rate)).toEqual({ numerator, denominator });
  });

  it('equal the number that they were parsed from', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (permille) => {
        const { numerator, denominator } = exactFraction(permille / 100_000);
        expect(numerator * 100_000n).toBe(BigInt(permille) * denominator);
      }),
    );
  });
});
