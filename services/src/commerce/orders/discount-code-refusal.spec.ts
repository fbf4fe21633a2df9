import { describe, expect, it } from '@jest/globals';
import { discountCodeRefusal } from './discount-code-refusal.js';

const code = (name: string, state: string) => ({ id: `id of ${name}`, code: name, state });

describe('a cart with vouchers', () => {
  it('can be ordered if each voucher or a better one of its group applies', () => {
    const codes = [code('WELCOME5', 'MatchesCart'), code('SPRING', 'ApplicationStoppedByGroupBestDeal')];
    expect(discountCodeRefusal(codes)).toBeUndefined();
    expect(discountCodeRefusal([])).toBeUndefined();
  });

  it.each([
    'DoesNotMatchCart',
    'NotActive',
    'NotValid',
    'MaxApplicationReached',
    'ApplicationStoppedByPreviousDiscount',
  ])('names each voucher that does not apply: %s', (state) => {
    const refusal = discountCodeRefusal([code('WELCOME5', 'MatchesCart'), code('ONE', state), code('TWO', state)]);
    expect(refusal).toMatchObject({
      code: 'discount-code-not-applicable',
      details: { codes: 'ONE, TWO' },
      fields: [
        { field: 'discountCodes.ONE', reason: state },
        { field: 'discountCodes.TWO', reason: state },
      ],
    });
  });
});
