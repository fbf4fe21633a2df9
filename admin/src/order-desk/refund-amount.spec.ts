import { describe, expect, it } from '@jest/globals';
import { parseRefundAmount } from './refund-amount.js';

describe('a typed amount of a refund', () => {
  it.each([
    ['12.50', 'en-GB', 1250],
    ['12,5', 'de-DE', 1250],
    ['12', 'de-DE', 1200],
    ['0.29', 'en-GB', 29],
  ])('%s in %s is %i cents', (text, locale, cents) => {
    expect(parseRefundAmount(text, locale)).toBe(cents);
  });

  it.each(['', '0', '-5', '1.234', '1,000.00', 'twelve', '1e3', '12.505'])('refuses %j', (text) => {
    expect(parseRefundAmount(text, 'en-GB')).toBeNull();
  });
});
