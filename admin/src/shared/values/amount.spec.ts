import { describe, expect, it } from '@jest/globals';
import { amountToText, showAmount, textToAmount } from './amount.js';

describe('an amount typed by staff', () => {
  it.each([
    ['2500', 'sk-SK', 250000],
    ['2 500,00', 'sk-SK', 250000],
    ['999,99', 'it-IT', 99999],
    ['999.99', 'it-IT', 99999],
    ['2.500,00', 'de-DE', 250000],
    ['2.500', 'de-DE', 250000],
    ['2,500.50', 'en-GB', 250050],
    ["3'500.00", 'de-CH', 350000],
    ['499 999', 'hu-HU', 49999900],
    ['0', 'sk-SK', 0],
  ])('%s in %s is %s cents', (text, locale, cents) => {
    expect(textToAmount(text, locale)).toBe(cents);
  });

  it.each(['', '-5', 'ten', '1,234', '5 €', '1e9'])('"%s" is refused in Slovakia', (text) => {
    expect(textToAmount(text, 'sk-SK')).toBeUndefined();
  });

  it.each([
    [250000, 'EUR', 'sk-SK', '2500,00'],
    [49999900, 'HUF', 'hu-HU', '499999'],
    [99999, 'EUR', 'it-IT', '999,99'],
  ])(
    '%s cents of %s in %s appear in an input as %s and parse back to the same amount',
    (cents, currency, locale, text) => {
      expect(amountToText(cents, currency, locale)).toBe(text);
      expect(textToAmount(text, locale)).toBe(cents);
    },
  );

  it('has no currency if each store has its own', () => {
    expect(showAmount(250000, null, 'de-DE')).toBe('2.500,00');
    expect(amountToText(250000, null, 'de-DE')).toBe('2500,00');
    expect(textToAmount('2500 €', 'de-DE', null)).toBeUndefined();
  });
});
