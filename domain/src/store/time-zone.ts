import { memoizeByText } from '../memoize/memoize-by-text.js';

/** A region and city. `UTC`, `Etc/GMT+2` and `EST` are not used by any country. */
const OF_A_CITY = /^(?!Etc\/)[A-Z][A-Za-z]+(?:\/[A-Z][A-Za-z_-]+)+$/;

const isKnown = memoizeByText((name) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== 'UTC';
  } catch {
    return false;
  }
});

/** Returns whether a text is a time zone of a city. Replaced names (`Europe/Kiev`) are valid. */
export function isTimeZone(name: string): boolean {
  return OF_A_CITY.test(name) && isKnown(name);
}

/** Depending on the engine the list is a property or a method, which not all type definitions include. */
interface RegionOfLocale {
  readonly region?: string | undefined;
  readonly timeZones?: readonly string[];
  getTimeZones?(): readonly string[];
}

/** Returns the time zones of a country (ISO 3166-1 alpha-2) known to the engine; empty for an invalid code. */
export function timeZonesOf(countryCode: string): readonly string[] {
  if (!/^[A-Z]{2}$/.test(countryCode)) return [];
  const locale: RegionOfLocale = new Intl.Locale(`und-${countryCode}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
