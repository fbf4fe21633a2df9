import { describe, expect, it } from '@jest/globals';
import { isTimeZone, timeZonesOf } from './time-zone.js';

describe('the time zone of a store', () => {
  it.each([
    ['Europe/Tallinn', true],
    ['America/Argentina/Buenos_Aires', true],
    ['Europe/Kiev', true],
    ['UTC', false],
    ['Etc/UTC', false],
    ['Etc/GMT+2', false],
    ['+02:00', false],
    ['EST', false],
    ['Europe/Nowhere', false],
    ['', false],
  ])('may be %s: %s', (name, may) => {
    expect(isTimeZone(name)).toBe(may);
  });

  it.each([
    ['EE', 'Europe/Tallinn'],
    ['ES', 'Europe/Madrid'],
    ['GB', 'Europe/London'],
  ])('is known of the country %s: %s', (country, zone) => {
    expect(timeZonesOf(country)).toContain(zone);
  });

  it('is unknown for an invalid country code', () => {
    expect(timeZonesOf('x')).toEqual([]);
  });
});
