import type { StoreLocale } from '@manifold/domain/store/contract';

/** One row of the specification's country table (shell §3.1, §9). */
export interface CountrySeed {
  readonly countryCode: string;
  readonly label: string;
  readonly storeKey: string;
  readonly currencyCode: string;
  readonly topLevelDomain: string;
  readonly productionHost: string;
  /** The host of the embedded default: `sk.localhost`. */
  readonly localHost: string;
  readonly isDefault: boolean;
  readonly manualTranslation: boolean;
  readonly locales: readonly StoreLocale[];
}

/** Where a locale's texts come from when it does not say them itself (spec shell §9). */
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

//  country, label, currency, languages (the first is the default)
const ROWS: readonly (readonly [string, string, string, readonly string[]])[] = [
  ['AT', 'Austria', 'EUR', ['de']],
  ['BE', 'Belgium', 'EUR', ['fr', 'nl']],
  ['BG', 'Bulgaria', 'BGN', ['bg']],
  ['CH', 'Switzerland', 'CHF', ['de', 'fr', 'it']],
  ['GB', 'United Kingdom', 'GBP', ['en']],
  ['CZ', 'Czechia', 'CZK', ['cs']],
  ['DE', 'Germany', 'EUR', ['de']],
  ['DK', 'Denmark', 'DKK', ['da']],
  ['ES', 'Spain', 'EUR', ['es']],
  ['FI', 'Finland', 'EUR', ['fi']],
  ['FR', 'France', 'EUR', ['fr']],
  ['GR', 'Greece', 'EUR', ['el']],
  ['HR', 'Croatia', 'EUR', ['hr']],
  ['HU', 'Hungary', 'HUF', ['hu']],
  ['IE', 'Ireland', 'EUR', ['en']],
  ['IT', 'Italy', 'EUR', ['it']],
  ['LT', 'Lithuania', 'EUR', ['lt']],
  ['NL', 'Netherlands', 'EUR', ['nl']],
  ['NO', 'Norway', 'NOK', ['nb']],
  ['PL', 'Poland', 'PLN', ['pl']],
  ['PT', 'Portugal', 'EUR', ['pt']],
  ['RO', 'Romania', 'RON', ['ro']],
  ['SE', 'Sweden', 'SEK', ['sv']],
  ['SK', 'Slovakia', 'EUR', ['sk']],
  ['SI', 'Slovenia', 'EUR', ['sl']],
];

function country([countryCode, label, currencyCode, languages]: (typeof ROWS)[number]): CountrySeed {
  const code = countryCode.toLowerCase();
  // The United Kingdom's domain and store end in co.uk (spec shell §3.1).
  const topLevelDomain = countryCode === 'GB' ? 'co.uk' : code;
  return {
    countryCode,
    label,
    currencyCode,
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
