import { describe, expect, it } from '@jest/globals';
import { decisiveCentAmount, needsSecondPerson } from './four-eyes-limits.js';

describe('a refund', () => {
  it.each([
    ['EUR', 49_999, false],
    ['EUR', 50_000, true],
    ['HUF', 19_999_999, false],
    ['USD', 1, true],
  ])('of %s %i cents needs a second person: %s', (currencyCode, centAmount, isNeeded) => {
    expect(needsSecondPerson({ centAmount, currencyCode })).toBe(isNeeded);
  });

  it('follows the limits of the deployment', () => {
    expect(needsSecondPerson({ centAmount: 100, currencyCode: 'EUR' }, { EUR: 100 })).toBe(true);
  });
});

describe('several refunds of one order', () => {
  const refund = { kind: 'refund', centAmount: 300, decidedBy: null, state: 'done' } as const;
  it.each([
    ['no earlier request', [], 200],
    ['a refund that one person made', [refund], 500],
    ['a refund that a second person approved', [{ ...refund, decidedBy: 'eva@example.com' }], 200],
    ['a refund that the provider refused', [{ ...refund, state: 'failed' as const }], 200],
    ['a capture', [{ ...refund, kind: 'capture' as const }], 200],
  ])('count together after %s', (_what, earlier, expected) => {
    expect(decisiveCentAmount({ kind: 'refund', centAmount: 200 }, earlier)).toBe(expected);
  });
});
