import { describe, expect, it } from '@jest/globals';
import { formatMoney } from './format.js';
import { money } from './money.js';

const written = (cents: number, currency: string, locale: string): string =>
  formatMoney(money(cents, currency), locale).replaceAll('\u00a0', ' ');

describe('a negative amount', () => {
  //  locale | cents | currency | a rounding of cash or a saving, as it stands beside others
  it.each([
    ['de-CH', -1, 'CHF', '−CHF 0.01'],
    ['fr-CH', -1, 'CHF', '−0.01 CHF'],
    ['da-DK', -1, 'DKK', '−0,01 kr.'],
    ['cs-CZ', -1, 'CZK', '−0,01 Kč'],
    ['sv-SE', -1, 'SEK', '−0,01 kr'],
    ['hu-HU', -199, 'HUF', '−2 Ft'],
  ] as const)('has one and the same minus sign before it in %s', (locale, cents, currency, text) => {
    expect(written(cents, currency, locale)).toBe(text);
  });

  it('has no minus sign if it is displayed as zero', () => {
    expect(written(-40, 'HUF', 'hu-HU')).toBe('0 Ft');
  });
});
