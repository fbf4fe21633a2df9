/** A city of a region. `UTC`, `Etc/GMT+2` and `EST` are clocks that no country lives by. */
const OF_A_CITY = /^(?!Etc\/)[A-Z][A-Za-z]+(?:\/[A-Z][A-Za-z_-]+)+$/;
const answers = new Map<string, boolean>();

function isKnown(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== 'UTC';
  } catch {
    return false;
  }
}

/** Whether a text names the time zone of a city. Names that were replaced (`Europe/Kiev`) count. */
export function isTimeZone(name: string): boolean {
  if (!OF_A_CITY.test(name)) return false;
  const known = answers.get(name) ?? isKnown(name);
  answers.set(name, known);
  return known;
}

/** Engines have the list as a property or as a method, and some types know neither. */
interface RegionOfLocale {
  readonly region?: string | undefined;
  readonly timeZones?: readonly string[];
  getTimeZones?(): readonly string[];
}

/** The time zones of a country (ISO 3166-1 alpha-2), as the engine knows them; none for a code that is no country's. */
export function timeZonesOf(countryCode: string): readonly string[] {
  if (!/^[A-Z]{2}$/.test(countryCode)) return [];
  const locale: RegionOfLocale = new Intl.Locale(`und-${countryCode}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
