import { countrySeeds, type CountrySeed } from './countries.js';

export const HALDEN_KEY = 'halden';

/** A country with a store of the second brand. */
export interface HaldenSeed {
  readonly country: CountrySeed;
  readonly storeKey: string;
  readonly productionHost: string;
  /** The host in the embedded start: `de.halden.localhost`. */
  readonly localHost: string;
}

const COUNTRIES = new Set(['DE', 'GB', 'SE']);

/** The stores of Halden, in addition to the specification's 25. */
export const haldenSeeds: readonly HaldenSeed[] = countrySeeds
  .filter(({ countryCode }) => COUNTRIES.has(countryCode))
  .map((country) => ({
    country,
    storeKey: `${HALDEN_KEY}_${country.topLevelDomain.replace('.', '_')}`,
    productionHost: `halden.${country.topLevelDomain}`,
    localHost: `${country.countryCode.toLowerCase()}.${HALDEN_KEY}.localhost`,
  }));
