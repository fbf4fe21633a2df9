import { countrySeeds, type CountrySeed } from './countries.js';
import { HALDEN_KEY, haldenSeeds } from './halden.js';
import { rowsOf } from './seed-row.js';

export const BRAND_KEY = 'ferrum';

const row = rowsOf('store');

/** Returns the hosts of a store; the default store also has the plain local ones. */
function hosts(seed: CountrySeed): string[] {
  return seed.isDefault
    ? [seed.productionHost, seed.localHost, 'localhost', '127.0.0.1']
    : [seed.productionHost, seed.localHost];
}

/** Returns the fields that the stores of all brands in a country share. */
function ofCountry(seed: CountrySeed) {
  const { countryCode, label, currencyCode, timeZone, topLevelDomain, locales, manualTranslation } = seed;
  return { countryCode, label, currencyCode, timeZone, topLevelDomain, locales: [...locales], manualTranslation };
}

/** The 25 stores (spec shell §3.1) and the stores of the second brand. */
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
