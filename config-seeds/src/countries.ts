import type { StoreLocale } from '@manifold/domain/store/contract';

/** One row of the specification's country table (shell §3.1, §9). */
export interface CountrySeed {
  readonly countryCode: string;
  readonly label: string;
  readonly storeKey: string;
  readonly currencyCode: string;
  readonly timeZone: string;
  readonly topLevelDomain: string;
  readonly productionHost: string;
  /** The host of the embedded default: `sk.localhost`. */
  readonly localHost: string;
  readonly isDefault: boolean;
  readonly manualTranslation: boolean;
  readonly locales: readonly StoreLocale[];
}

/** The locale whose texts replace missing ones (spec shell §9). */
const FALLBACKS: Readonly<Record<string, string>> = {
  'de-AT': 'de-DE',
  'fr-BE': 'fr-FR',
  'nl-BE': 'nl-NL',
  'de-CH': 'de-DE',
  'fr-CH': 'fr-FR',
  'it-CH': 'it-IT',
  'en-IE': 'en-GB',
};

const MANUAL_TRANSLATION = new Set(['IE', 'DE', 'AT', 'GB', 'PL']);

// Country, label, currency, time zone, languages (the first is the default).
const ROWS: readonly (readonly [string, string, string, string, readonly string[]])[] = [
  ['AT', 'Austria', 'EUR', 'Europe/Vienna', ['de']],
  ['BE', 'Belgium', 'EUR', 'Europe/Brussels', ['fr', 'nl']],
  ['BG', 'Bulgaria', 'BGN', 'Europe/Sofia', ['bg']],
  ['CH', 'Switzerland', 'CHF', 'Europe/Zurich', ['de', 'fr', 'it']],
  ['GB', 'United Kingdom', 'GBP', 'Europe/London', ['en']],
  ['CZ', 'Czechia', 'CZK', 'Europe/Prague', ['cs']],
  ['DE', 'Germany', 'EUR', 'Europe/Berlin', ['de']],
  ['DK', 'Denmark', 'DKK', 'Europe/Copenhagen', ['da']],
  ['ES', 'Spain', 'EUR', 'Europe/Madrid', ['es']],
  ['FI', 'Finland', 'EUR', 'Europe/Helsinki', ['fi']],
  ['FR', 'France', 'EUR', 'Europe/Paris', ['fr']],
  ['GR', 'Greece', 'EUR', 'Europe/Athens', ['el']],
  ['HR', 'Croatia', 'EUR', 'Europe/Zagreb', ['hr']],
  ['HU', 'Hungary', 'HUF', 'Europe/Budapest', ['hu']],
  ['IE', 'Ireland', 'EUR', 'Europe/Dublin', ['en']],
  ['IT', 'Italy', 'EUR', 'Europe/Rome', ['it']],
  ['LT', 'Lithuania', 'EUR', 'Europe/Vilnius', ['lt']],
  ['NL', 'Netherlands', 'EUR', 'Europe/Amsterdam', ['nl']],
  ['NO', 'Norway', 'NOK', 'Europe/Oslo', ['nb']],
  ['PL', 'Poland', 'PLN', 'Europe/Warsaw', ['pl']],
  ['PT', 'Portugal', 'EUR', 'Europe/Lisbon', ['pt']],
  ['RO', 'Romania', 'RON', 'Europe/Bucharest', ['ro']],
  ['SE', 'Sweden', 'SEK', 'Europe/Stockholm', ['sv']],
  ['SK', 'Slovakia', 'EUR', 'Europe/Bratislava', ['sk']],
  ['SI', 'Slovenia', 'EUR', 'Europe/Ljubljana', ['sl']],
];

function country([countryCode, label, currencyCode, timeZone, languages]: (typeof ROWS)[number]): CountrySeed {
  const code = countryCode.toLowerCase();
  // The United Kingdom's domain and store end in co.uk (spec shell §3.1).
  const topLevelDomain = countryCode === 'GB' ? 'co.uk' : code;
  return {
    countryCode,
    label,
    currencyCode,
    timeZone,
    storeKey: `ferrum_${topLevelDomain.replace('.', '_')}`,
    topLevelDomain,
    productionHost: `www.ferrum-machines.${topLevelDomain}`,
    localHost: `${code}.localhost`,
    isDefault: countryCode === 'SK',
    manualTranslation: MANUAL_TRANSLATION.has(countryCode),
    locales: languages.map((language) => {
      const locale = `${language}-${countryCode}`;
      return { locale, language, fallbackLocale: FALLBACKS[locale] ?? null };
    }),
  };
}

/** The 25 stores of the specification, with their 28 locales. */
export const countrySeeds: readonly CountrySeed[] = ROWS.map(country);

/** The 21 languages of the storefront, by code. */
export const languages: readonly string[] = [
  ...new Set(countrySeeds.flatMap((seed) => seed.locales.map((locale) => locale.language))),
].sort();

/** The locales of all stores, by code. */
export const locales: readonly string[] = countrySeeds.flatMap((seed) => seed.locales.map(({ locale }) => locale));
