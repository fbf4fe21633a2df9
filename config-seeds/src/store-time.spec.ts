import { describe, expect, it } from '@jest/globals';
import { countrySeeds } from './countries.js';
import { seedDocuments } from './documents.js';
import { midnightIn } from './midnight.js';
import { seedRows } from './rows.js';
import type { SeedRow } from './seed-row.js';

const INSTANT = /"\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)"/g;
const instantsIn = (value: unknown): string[] =>
  (JSON.stringify(value).match(INSTANT) ?? []).map((text) => text.slice(1, -1));

const localTime = (timeZone: string, instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(new Date(instant));

/** Returns the time zones of the stores that a row applies to. */
const zonesOf = ({ layer, key }: SeedRow): string[] =>
  countrySeeds
    .filter(
      ({ countryCode, currencyCode, storeKey, locales }) =>
        !['currency', 'country', 'store', 'locale'].includes(layer) ||
        [currencyCode, countryCode, storeKey, ...locales.map(({ locale }) => locale)].includes(key),
    )
    .map(({ timeZone }) => timeZone);

describe('dated values of the seeds', () => {
  const documents = seedDocuments(new Date('2026-11-20T12:00:00Z'));

  it.each(documents.map(({ storeKey, sections }) => [storeKey, sections] as const))(
    'begins and ends at midnight where the store is: %s',
    (_storeKey, sections) => {
      const times = instantsIn(sections).map((instant) => localTime(sections.store.timeZone, instant));
      expect(times.length).toBeGreaterThan(0);
      expect(new Set(times)).toEqual(new Set(['00:00:00']));
    },
  );

  it('begin and end at midnight, also for whole dated rows', () => {
    const dated = seedRows().filter(({ validFrom, validTo }) => validFrom ?? validTo);
    expect(dated.length).toBeGreaterThan(0);
    const times = dated.flatMap((row) =>
      zonesOf(row).flatMap((zone) =>
        instantsIn([row.validFrom, row.validTo]).map((instant) => `${row.key} ${localTime(zone, instant)}`),
      ),
    );
    expect(times.filter((time) => !time.endsWith(' 00:00:00'))).toEqual([]);
  });
});

describe('the midnight of a store', () => {
  it.each([
    ['Europe/London', '2026-11-30', '2026-11-30T00:00:00.000Z'],
    ['Europe/London', '2026-06-30', '2026-06-29T23:00:00.000Z'],
    ['Europe/Bratislava', '2026-11-30', '2026-11-29T23:00:00.000Z'],
    ['Europe/Athens', '2026-11-30', '2026-11-29T22:00:00.000Z'],
    ['Europe/Athens', '2026-06-30', '2026-06-29T21:00:00.000Z'],
  ])('in %s on %s is %s', (timeZone, day, instant) => {
    expect(midnightIn(timeZone, day)).toBe(instant);
  });
});
