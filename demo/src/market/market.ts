import { seedDocuments } from '@manifold/config-seeds/documents';
import { languages } from '../terms/language.js';

/** The day of the config for the initial setup; afterwards the config service synchronises rates and flags. */
const setUpOn = new Date('2026-11-20T12:00:00.000Z');

/** The config of all stores on that day. */
export const storeDocuments = seedDocuments(setUpOn);

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** One store per country, because tax, zones, rates and channels are the same for all brands. */
export const countryDocuments = storeDocuments.filter(
  ({ sections }, index) =>
    index === storeDocuments.findIndex((first) => first.sections.store.countryCode === sections.store.countryCode),
);

/** All locales of all stores. */
export const everyLocale: readonly string[] = unique(
  storeDocuments.flatMap(({ sections }) => sections.store.locales.map(({ locale }) => locale)),
);

/** Returns the locales of all countries except these. */
export const localesOutside = (countries: readonly string[]): readonly string[] =>
  countryDocuments
    .filter(({ sections }) => !countries.includes(sections.store.countryCode))
    .flatMap(({ sections }) => sections.store.locales.map(({ locale }) => locale));

/** The countries, currencies and languages of all stores: texts use languages, carts and stores use locales. */
export const projectCountries = unique(storeDocuments.map(({ sections }) => sections.store.countryCode));
export const projectCurrencies = unique([
  ...storeDocuments.map(({ sections }) => sections.store.currencyCode),
  'EUR',
  'USD',
]);
export const projectLanguages = unique([...languages, ...everyLocale]);
