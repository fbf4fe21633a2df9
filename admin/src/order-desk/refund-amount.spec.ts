import { describe, expect, it } from '@jest/globals';
import { formatMoney } from '@manifold/domain/money/format';
import { money } from '@manifold/domain/money/money';
import { readRefundAmount } from './refund-amount.js';

const MAXIMUM = money(123_450, 'EUR');

describe('a typed amount of a refund', () => {
  it.each([
    ['12.50', 'en-GB', 1250],
    ['12,5', 'de-DE', 1250],
    ['12', 'de-DE', 1200],
    ['0.29', 'en-GB', 29],
    ['1.234,50', 'de-DE', 123_450],
    ['1,234.50', 'en-GB', 123_450],
  ])('%s in %s is %i cents', (text, locale, cents) => {
    expect(readRefundAmount(text, MAXIMUM, locale)).toEqual({ centAmount: cents });
  });

  it.each(['en-GB', 'de-DE'])('may be the maximum as it is displayed in %s', (locale) => {
    expect(readRefundAmount(formatMoney(MAXIMUM, locale), MAXIMUM, locale)).toEqual({ centAmount: 123_450 });
  });

  it.each(['0', '1234.51', '5000'])('%s is an amount, but nothing that can be refunded', (text) => {
    expect(readRefundAmount(text, MAXIMUM, 'en-GB')).toEqual({ centAmount: null });
  });

  it.each([
    ['', 'noAmount'],
    ['1.234', 'ambiguous'],
    ['-5', 'amount'],
    ['twelve', 'amount'],
    ['1e3', 'amount'],
    ['12.505', 'ambiguous'],
  ])('%j is refused with the reason %s', (text, reason) => {
    expect(readRefundAmount(text, MAXIMUM, 'en-GB')).toMatchObject({
      centAmount: null,
      refusal: { reason: `console.refused.${reason}` },
    });
  });
});
