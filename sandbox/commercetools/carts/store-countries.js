import { PlatformError } from '../http/platform-error.js';
import { stores } from '../resources/families.js';
import { referenced } from '../resources/references.js';
/** A store that names its countries sells in those and in no other. */
export async function requireCountryOfStore(work, storeKey, country) {
    if (storeKey === undefined || country === undefined)
        return;
    const { countries } = await referenced(work, stores, { key: storeKey });
    if (countries.length === 0 || countries.some(({ code }) => code === country))
        return;
    throw new PlatformError(400, {
        code: 'CountryNotConfiguredInStore',
        message: `The country '${country}' is not configured in the store '${storeKey}'.`,
        storeCountries: countries.map(({ code }) => code),
        country,
    });
}
//# sourceMappingURL=store-countries.js.map