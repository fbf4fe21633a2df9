import { describe, expect, it } from '@jest/globals';
import { cleanRegistrationNumber, registrationDigits, registrationNumberOf } from './company-registration.js';

describe('a registration number', () => {
  it('is required by Billie in the Netherlands and Sweden only', () => {
    expect(['NL', 'SE', 'DE', 'GB'].map(registrationDigits)).toEqual([8, 10, undefined, undefined]);
  });

  it.each([
    ['1234 5678', 8, '12345678'],
    ['12.34.56.78', 8, '12345678'],
    ['556036-0793', 10, '5560360793'],
    ['NL123456789B01', 8, undefined],
    ['1234567x', 8, undefined],
    ['55603607', 10, undefined],
    ['', 8, undefined],
  ] as const)('typed as "%s" with %s digits is %s', (typed, digits, cleaned) => {
    expect(cleanRegistrationNumber(typed, digits)).toBe(cleaned);
  });

  it.each([
    ['SE556036079301', '5560360793'],
    ['556036079301', '5560360793'],
    ['NL004495445B01', null],
    ['SE556036079302', null],
    [undefined, null],
  ])('in the VAT number %s is %s', (vatNumber, number) => {
    expect(registrationNumberOf(vatNumber)).toBe(number);
  });
});
