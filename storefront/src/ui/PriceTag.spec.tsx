import { describe, expect, it } from '@jest/globals';
import { money } from '@manifold/domain/money/money';
import { savingShare } from './PriceTag.js';

describe('the saving on a price tag', () => {
  it.each([
    [10_000, 8_000, 0.2],
    [9_990, 8_999, 0.09],
    [10_000, 9_999, 0],
  ])('is in whole percents and never overstated: %i reduced to %i', (before, now, share) => {
    expect(savingShare({ value: money(before, 'EUR'), discounted: money(now, 'EUR') })).toBe(share);
  });

  it('is 0 without a discount', () => {
    expect(savingShare({ value: money(10_000, 'EUR'), discounted: null })).toBe(0);
  });
});
