import { describe, expect, it } from '@jest/globals';
import { deliveryDate } from './delivery-date.js';

const day = (date: Date) => [date.getFullYear(), date.getMonth() + 1, date.getDate()].join('-');

describe('the delivery date of a parcel', () => {
  it.each([
    ['on Monday, four working days later, is Friday', new Date(2026, 10, 16), 4, '2026-11-20'],
    ['on Friday, one working day later, is Monday', new Date(2026, 10, 20), 1, '2026-11-23'],
    ['on Friday, four working days later, is Thursday', new Date(2026, 10, 20), 4, '2026-11-26'],
    ['on Saturday counts from Monday', new Date(2026, 10, 21), 2, '2026-11-24'],
    ['goes on over the end of a year', new Date(2026, 11, 31), 3, '2027-1-5'],
    ['with no working day to wait is today', new Date(2026, 10, 20), 0, '2026-11-20'],
  ])('ordered %s', (_title, today, workingDays, expected) => {
    expect(day(deliveryDate(today, workingDays))).toBe(expected);
  });
});
