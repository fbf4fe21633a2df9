import { countrySeeds, type CountrySeed } from './countries.js';
import { HALDEN_KEY, haldenSeeds } from './halden.js';
import { rowsOf } from './seed-row.js';

export const BRAND_KEY = 'ferrum';

const row = rowsOf('store');

/** The default store answers on the bare local host as well. */
function hosts(seed: CountrySeed): string[] {
  return seed.isDefault
    ? [seed.productionHost, seed.localHost, 'localhost', '127.0.0.1']
    : [seed.productionHost, seed.localHost];
}

/** What a country's stores have in common, whatever their brand. */
function ofCountry(seed: CountrySeed) {
  const { countryCode, label, currencyCode, timeZone, topLevelDomain, locales, manualTranslation } = seed;
  return { countryCode, label, currencyCode, timeZone, topLevelDomain, locales: [...locales], manualTranslation };
}

/** The 25 stores (spec shell §3.1), and those of the second brand. */
export const storeRows = [
  ...countrySeeds.map((seed) =>
    row('store', seed.storeKey, {
      ...ofCountry(seed),
      brandKey: BRAND_KEY,
      productionHost: seed.productionHost,
      hosts: hosts(seed),
      isDefault: seed.isDefault,
    }),
  ),
  ...haldenSeeds.map(({ country, storeKey, productionHost, localHost }) =>
    row('store', storeKey, {
      ...ofCountry(country),
      brandKey: HALDEN_KEY,
      productionHost,
      hosts: [productionHost, localHost],
      isDefault: false,
    }),
  ),
];
