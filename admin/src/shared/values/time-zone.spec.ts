import { describe, expect, it } from '@jest/globals';
import { instantOf, localOf, showInstant } from './time-zone.js';

describe('a local time', () => {
  it.each([
    ['2026-12-01T00:00', 'Europe/Paris', '2026-11-30T23:00:00.000Z'],
    ['2026-07-01T00:00', 'Europe/Paris', '2026-06-30T22:00:00.000Z'],
    ['2026-07-01T00:00', 'Europe/London', '2026-06-30T23:00:00.000Z'],
    ['2026-12-01T00:00', 'Europe/London', '2026-12-01T00:00:00.000Z'],
    ['2027-03-28T00:00', 'Europe/Budapest', '2027-03-27T23:00:00.000Z'],
    ['2027-03-29T00:00', 'Europe/Budapest', '2027-03-28T22:00:00.000Z'],
    ['2026-12-01T08:30', 'Europe/Helsinki', '2026-12-01T06:30:00.000Z'],
  ])('%s in %s is the instant %s', (local, zone, instant) => {
    expect(instantOf(local, zone)).toBe(instant);
    expect(localOf(instant, zone)).toBe(local);
  });

  it('is empty without a timestamp', () => {
    expect(localOf(null, 'Europe/Paris')).toBe('');
    expect(showInstant(null, 'Europe/Paris', 'de-DE')).toBeUndefined();
  });

  it('is shown in the time zone of the place, in the language of the user', () => {
    const instant = '2026-11-30T23:00:00.000Z';
    expect(showInstant(instant, 'Europe/Paris', 'de-DE')).toBe('01.12.2026, 00:00');
    expect(showInstant(instant, 'Europe/London', 'en-GB')).toBe('30 Nov 2026, 23:00');
  });
});
