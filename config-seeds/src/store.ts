import { countrySeeds, type CountrySeed } from './countries.js';
import { rowsOf } from './seed-row.js';

export const BRAND_KEY = 'ferrum';

const row = rowsOf('store');

/** The default store answers on the bare local host as well. */
function hosts(seed: CountrySeed): string[] {
  return seed.isDefault
    ? [seed.productionHost, seed.localHost, 'localhost', '127.0.0.1']
    : [seed.productionHost, seed.localHost];
}

/** The 25 stores (spec shell §3.1). */
export const storeRows = countrySeeds.map((seed) =>
  row('store', seed.storeKey, {
    countryCode: seed.countryCode,
    label: seed.label,
    currencyCode: seed.currencyCode,
    brandKey: BRAND_KEY,
    topLevelDomain: seed.topLevelDomain,
    productionHost: seed.productionHost,
    hosts: hosts(seed),
    isDefault: seed.isDefault,
    locales: [...seed.locales],
    manualTranslation: seed.manualTranslation,
  }),
);
