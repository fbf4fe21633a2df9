import type { StoreView } from '@manifold/domain/admin-api/contract';

/** The first store of each country: what is set for a country is set for every brand that sells there. */
export function onePerCountry(stores: readonly StoreView[]): StoreView[] {
  return stores.filter(
    ({ countryCode }, index) => index === stores.findIndex((first) => first.countryCode === countryCode),
  );
}
