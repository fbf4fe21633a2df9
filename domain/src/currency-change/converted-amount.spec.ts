import { describe, expect, it } from '@jest/globals';
import { convertedAmount } from './converted-amount.js';

const LEV = 1.95583;

describe('an amount in another currency', () => {
  //  old | rule | new
  it.each([
    [890_000, '0.01', 455_050],
    [890_000, '1', 455_000],
    [890_000, '50', 455_000],
    [11_500, '0.05', 5_880],
    [11_500, '.99', 5_899],
    [1_165, '.95', 595],
    [1_165, '.99', 599],
    [40, '1', 100],
    [40, '.99', 99],
    [0, '.99', 0],
  ] as const)('of %i, rounded to %s, is %i', (old, rule, converted) => {
    expect(convertedAmount(old, LEV, rule)).toBe(converted);
  });

  it('is exact for large amounts, and rounds half a step to even', () => {
    expect(convertedAmount(2_000_000_000, 1, '0.01')).toBe(2_000_000_000);
    expect(convertedAmount(250, 1, '1')).toBe(200);
    expect(convertedAmount(350, 1, '1')).toBe(400);
  });
});
