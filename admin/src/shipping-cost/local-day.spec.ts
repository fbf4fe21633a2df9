import { describe, expect, it } from '@jest/globals';
import { beginningOfDay, dayOf } from './local-day.js';

describe('the day of a dated value', () => {
  it.each([
    ['2026-12-01', 'FR', '2026-11-30T23:00:00.000Z'],
    ['2026-07-01', 'FR', '2026-06-30T22:00:00.000Z'],
    ['2026-07-01', 'GB', '2026-06-30T23:00:00.000Z'],
    ['2026-12-01', 'GB', '2026-12-01T00:00:00.000Z'],
    ['2027-03-28', 'HU', '2027-03-27T23:00:00.000Z'],
    ['2027-03-29', 'HU', '2027-03-28T22:00:00.000Z'],
    ['2026-12-01', 'FI', '2026-11-30T22:00:00.000Z'],
  ])('%s in %s begins at %s', (day, country, instant) => {
    expect(beginningOfDay(day, country)).toBe(instant);
    expect(dayOf(instant, country)).toBe(day);
  });
});
