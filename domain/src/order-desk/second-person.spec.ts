import { describe, expect, it } from '@jest/globals';
import { centAmountToApprove, needsSecondPerson } from './second-person.js';

describe('a refund', () => {
  it.each([
    ['EUR', 49_999, false],
    ['EUR', 50_000, true],
    // The store sells in euros now.
    ['BGN', 1, true],
  ])('of %s %i cents needs a second person: %s', (currencyCode, centAmount, isNeeded) => {
    const limit = { currencyCode: 'EUR', fromCentAmount: 50_000 };
    expect(needsSecondPerson({ centAmount, currencyCode }, limit)).toBe(isNeeded);
  });

  it('always needs one if the limit is zero', () => {
    const limit = { currencyCode: 'EUR', fromCentAmount: 0 };
    expect(needsSecondPerson({ centAmount: 0, currencyCode: 'EUR' }, limit)).toBe(true);
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
    expect(centAmountToApprove({ kind: 'refund', centAmount: 200 }, earlier)).toBe(expected);
  });
});
