import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { Snapshot } from '@manifold/domain/store-document/contract';

/** Returns a served store as the console lists it. */
export function storeView({ storeKey, revision, hash, document }: Snapshot): StoreView {
  const { brandKey, countryCode, label, currencyCode, timeZone, isDefault, productionHost, hosts, locales } =
    document.sections.store;
  return {
    storeKey,
    brandKey,
    countryCode,
    label,
    currencyCode,
    timeZone,
    isDefault,
    productionHost,
    hosts: [...hosts],
    locales: locales.map(({ locale }) => locale),
    revision,
    hash,
  };
}
