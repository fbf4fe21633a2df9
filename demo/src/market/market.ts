import { seedDocuments } from '@manifold/config-seeds/documents';
import { languages } from '../terms/language.js';

/** The day whose config the project is first set up with; from then on the config service keeps rates and flags right. */
const setUpOn = new Date('2026-11-20T12:00:00.000Z');

/** The config of every store on that day. */
export const storeDocuments = seedDocuments(setUpOn);

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** One store of each country: tax, zones, rates and channels are a country's, whatever brands sell there. */
export const countryDocuments = storeDocuments.filter(
  ({ sections }, index) =>
    index === storeDocuments.findIndex((first) => first.sections.store.countryCode === sections.store.countryCode),
);

/** Every locale of every store. */
export const everyLocale: readonly string[] = unique(
  storeDocuments.flatMap(({ sections }) => sections.store.locales.map(({ locale }) => locale)),
);

/** The locales of the countries other than these. */
export const localesOutside = (countries: readonly string[]): readonly string[] =>
  countryDocuments
    .filter(({ sections }) => !countries.includes(sections.store.countryCode))
    .flatMap(({ sections }) => sections.store.locales.map(({ locale }) => locale));

/** Countries, currencies and locales of all stores; texts are kept by language, carts and stores name the locale. */
export const projectCountries = unique(storeDocuments.map(({ sections }) => sections.store.countryCode));
export const projectCurrencies = unique([
  ...storeDocuments.map(({ sections }) => sections.store.currencyCode),
  'EUR',
  'USD',
]);
export const projectLanguages = unique([...languages, ...everyLocale]);
