import { describe, expect, it } from '@jest/globals';
import { continuationOf, needsReturnHandling, parseReturnSearch } from './return-search.js';

const ATTEMPT = '6f1b1f9e-6a0e-4c58-9b53-0d6f6a3c1a11';

describe('the address of a return from the bank', () => {
  it('continues the payment that it names', () => {
    const search = parseReturnSearch({ payment: 'return', attempt: ATTEMPT, redirectResult: 'x', other: 'y' });
    expect(search).toEqual({ payment: 'return', attempt: ATTEMPT, redirectResult: 'x' });
    expect(needsReturnHandling(search)).toBe(true);
    expect(continuationOf(search)).toEqual({ attemptId: ATTEMPT, details: { redirectResult: 'x' } });
  });

  it.each([undefined, 'my-order', `${ATTEMPT}0`, [ATTEMPT, ATTEMPT]])(
    'with %j in place of a payment still brings back the result',
    (attempt) => {
      const search = parseReturnSearch({ payment: 'return', attempt, redirectResult: 'x' });
      expect(continuationOf(search)).toEqual({ details: { redirectResult: 'x' } });
    },
  );

  it('without a result continues nothing', () => {
    expect(continuationOf(parseReturnSearch({ payment: 'return', attempt: ATTEMPT }))).toBeUndefined();
  });
});
