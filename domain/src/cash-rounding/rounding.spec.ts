import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cashRounding } from './rounding.js';

const centAmounts = fc.integer({ min: -2_000_000_000, max: 2_000_000_000 });
const steps = fc.integer({ min: 1, max: 1000 });

describe('an amount paid in cash', () => {
  //  amount | step | what rounding adds
  it.each([
    ['CHF 91.08, to five rappen', 9108, 5, 2],
    ['CHF 91.07, to five rappen', 9107, 5, -2],
    ['SEK 2,363.85, to the krona', 236_385, 100, 15],
    ['CZK 5,041.35, to the koruna', 504_135, 100, -35],
    ['HUF 84,969, to five forint', 8_496_900, 500, 100],
    ['HUF 84,967, to five forint', 8_496_700, 500, -200],
    ['DKK 1,794.64, to half a krone', 179_464, 50, -14],
    ['DKK 1,794.75, halfway, which is rounded up', 179_475, 50, 25],
    ['NOK 0.49, which is less than any coin', 49, 100, -49],
    ['EUR 12.34 where the smallest coin is a cent', 1234, 1, 0],
    ['EUR 12.35, which coins can pay', 1235, 5, 0],
    ['nothing', 0, 500, 0],
    ['-0.50, halfway, which is rounded away from zero', -50, 100, -50],
  ])('of %s', (_title, centAmount, stepCentAmount, added) => {
    expect(cashRounding(centAmount, { stepCentAmount })).toBe(added);
  });

  it('is payable with coins after rounding, and changes by at most half a step', () => {
    fc.assert(
      fc.property(centAmounts, steps, (centAmount, stepCentAmount) => {
        const added = cashRounding(centAmount, { stepCentAmount });
        expect(Math.abs((centAmount + added) % stepCentAmount)).toBe(0);
        expect(Math.abs(added) * 2).toBeLessThanOrEqual(stepCentAmount);
        if (Math.abs(added) * 2 === stepCentAmount) expect(Math.sign(added)).toBe(Math.sign(centAmount));
      }),
    );
  });
});
