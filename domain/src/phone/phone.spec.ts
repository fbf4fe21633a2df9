import { describe, expect, it } from '@jest/globals';
import { phoneSchema } from '../address/contract.js';
import { isPhone, normalisePhone } from './phone.js';

describe('a phone number', () => {
  it.each([
    ['01.23.45.67.89', '0123456789'],
    ['01-23-45-67-89', '0123456789'],
    ['(01) 23 45 67 89', '0123456789'],
    ['+33 (0)1 23 45 67 89', '+33123456789'],
    ['0033 (0) 1 23 45 67 89', '+33123456789'],
    ['(+421) 900/123 456', '+421900123456'],
    ['00421 900 123 456', '+421900123456'],
    ['+49 30 – 1234 5678', '+493012345678'],
    ['(0) 30 1234 5678', '03012345678'],
    ['+421\u00A0900\u00A0123\u00A0456', '+421900123456'],
  ])('typed as "%s" is stored as %s', (typed, stored) => {
    expect(normalisePhone(typed)).toBe(stored);
    expect(phoneSchema.parse(typed)).toBe(stored);
  });

  it.each([
    ['1234567', false],
    ['12345678', true],
    ['123456789012345', true],
    ['+123456789012345', true],
    ['1234567890123456', false],
    ['00000000', false],
    ['call me', false],
    ['12345678 ext. 9', false],
    ['+', false],
    ['++12345678', false],
  ])('"%s" with 8 to 15 digits: %s', (typed, isTaken) => {
    expect(isPhone(normalisePhone(typed))).toBe(isTaken);
    expect(phoneSchema.safeParse(typed).success).toBe(isTaken);
  });
});
