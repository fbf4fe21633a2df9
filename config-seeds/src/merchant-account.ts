import { countrySeeds } from './countries.js';
import { haldenSeeds } from './halden.js';
import { rowsOf } from './seed-row.js';

const row = rowsOf('merchant-account');

/** Merchant accounts of the payment sandbox, because the specification does not contain the real ones. */
export const merchantAccountRows = [
  ...countrySeeds.map(({ countryCode }) =>
    row('country', countryCode, { merchantAccount: `FerrumSandbox_${countryCode}` }),
  ),
  ...haldenSeeds.map(({ country: { countryCode }, storeKey }) =>
    row('store', storeKey, { merchantAccount: `HaldenSandbox_${countryCode}` }),
  ),
];
