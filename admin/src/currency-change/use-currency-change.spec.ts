import { describe, expect, it } from '@jest/globals';
import { readAmount } from './use-currency-change.js';

const LEVA = { currencyCode: 'BGN' };

describe('a corrected amount', () => {
  it.each([
    ['1.000', 'de-DE', 100_000],
    ['1.234,50', 'de-DE', 123_450],
    ['1,000', 'en-GB', 100_000],
    ['12.5', 'en-GB', 1250],
    [' 0 ', 'de-DE', 0],
  ])('%j in %s is read with its grouping', (text, locale, cents) => {
    expect(readAmount(text, { ...LEVA, locale })).toEqual({ ok: true, value: cents });
  });

  it.each([
    ['', 'noAmount'],
    ['1.000', 'ambiguous'],
    ['a lot', 'amount'],
  ])('%j in English is refused with the reason %s', (text, reason) => {
    expect(readAmount(text, { ...LEVA, locale: 'en-GB' })).toMatchObject({
      ok: false,
      reason: `console.refused.${reason}`,
    });
  });
});
