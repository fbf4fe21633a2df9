import { describe, expect, it } from '@jest/globals';
import { orderNumberSchema } from './contract.js';
import { orderNumber, shownOrderNumber, storedOrderNumber } from './order-number.js';

describe('an order number in a request', () => {
  it.each(['SK-100001', 'NSCZ-100001', 'STAFF-1', '2026-77', 'b2b_7.1', 'a'.repeat(40)])('may be %j', (number) => {
    expect(orderNumberSchema.safeParse(number).success).toBe(true);
  });

  it.each(['', 'SK 1', 'SK/1', '..', '.SK-1', 'SK"1', 'SK%2F1', 'Č-1', 'a'.repeat(41)])('is refused: %j', (number) => {
    expect(orderNumberSchema.safeParse(number).success).toBe(false);
  });
});

describe('an order number', () => {
  it.each([
    ['SK', 'SK-100001', 'SK-100001'],
    ['CZ', 'NSCZ-100001', 'CZ-100001'],
    ['GB', 'GB-100001', 'GB-100001'],
  ])('of %s is stored as %s and shown as %s', (country, stored, shown) => {
    expect(orderNumber(country, 100001)).toBe(stored);
    expect(shownOrderNumber(stored)).toBe(shown);
    expect(storedOrderNumber(shown, country)).toBe(stored);
    expect(storedOrderNumber(stored, country)).toBe(stored);
  });

  it.each(['STAFF-1', '2026-77'])('that staff chose is stored as it is shown: %s', (chosen) => {
    expect(storedOrderNumber(chosen, 'CZ')).toBe(chosen);
    expect(shownOrderNumber(chosen)).toBe(chosen);
  });
});
