import { ANY_GRANT } from '../staff/edit-refusal.js';

/** Returns whether a member of staff with these countries may see the orders of a country. */
export const seesOrdersOf = (orderCountries: readonly string[], countryCode: string): boolean =>
  orderCountries.includes(ANY_GRANT) || orderCountries.includes(countryCode);

interface StoreInCountry {
  readonly storeKey: string;
  readonly document: { readonly sections: { readonly store: { readonly countryCode: string } } };
}

/** Returns the countries of the stores that a member of staff works for, by store key. */
export const accessibleStores = (
  stores: readonly StoreInCountry[],
  orderCountries: readonly string[],
): ReadonlyMap<string, string> =>
  new Map(
    stores
      .map(({ storeKey, document }) => [storeKey, document.sections.store.countryCode] as const)
      .filter(([, countryCode]) => seesOrdersOf(orderCountries, countryCode)),
  );
