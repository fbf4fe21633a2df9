import { describe, expect, it } from '@jest/globals';
import { money } from '@manifold/domain/money/money';
import { showExactAmount } from '../shared/values/amount.js';
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

  it.each([
    [MAXIMUM, 'en-GB', '€1,234.50'],
    [MAXIMUM, 'de-DE', '1.234,50 €'],
    // Shown without cents elsewhere: rounded up to 5,001, more than can be refunded.
    [money(500_050, 'HUF'), 'en-GB', 'HUF 5,000.50'],
    [money(500_050, 'HUF'), 'de-DE', '5.000,50 HUF'],
    [money(500_000, 'HUF'), 'en-GB', 'HUF 5,000'],
  ])('may be the maximum %j as it is displayed in %s', (maximum, locale, shown) => {
    const text = showExactAmount(maximum, locale);
    expect(text.replaceAll('\u00a0', ' ')).toBe(shown);
    expect(readRefundAmount(text, maximum, locale)).toEqual({ centAmount: maximum.centAmount });
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
