import { describe, expect, it } from '@jest/globals';
import { SECURITY_CODES, TEST_CARDS } from './test-cards.js';

const BRAND_PATTERNS = { visa: /^4/, mc: /^(5[1-5]|2[2-7])/, amex: /^3[47]/, maestro: /^6/ } as const;

function hasCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

describe('the test cards', () => {
  it.each(TEST_CARDS)('have the check digit and the first digits of their brand: $number', ({ number, brand }) => {
    expect(hasCheckDigit(number)).toBe(true);
    expect(number).toMatch(BRAND_PATTERNS[brand]);
    expect(SECURITY_CODES[brand]).toHaveLength(brand === 'amex' ? 4 : 3);
  });

  it('have different numbers', () => {
    expect(new Set(TEST_CARDS.map(({ number }) => number)).size).toBe(TEST_CARDS.length);
  });
});
