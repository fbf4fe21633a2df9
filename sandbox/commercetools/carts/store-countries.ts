import { PlatformError } from '../errors/platform-error.js';
import { stores } from '../families/families.js';
import { referenced } from '../work/references.js';
import type { Work } from '../work/work.js';

/** Throws CountryNotConfiguredInStore if the store lists its countries and this is not one of them. */
export async function requireCountryOfStore(
  work: Work,
  storeKey: string | undefined,
  country: string | undefined,
): Promise<void> {
  if (storeKey === undefined || country === undefined) return;
  const { countries } = await referenced(work, stores, { key: storeKey });
  if (countries.length === 0 || countries.some(({ code }) => code === country)) return;
  throw new PlatformError(400, {
    code: 'CountryNotConfiguredInStore',
    message: `The country '${country}' is not configured in the store '${storeKey}'.`,
    storeCountries: countries.map(({ code }) => code),
    country,
  });
}
