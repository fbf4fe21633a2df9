import { DEFAULT_LAYER_KEY } from '@manifold/domain/config-layer/layer';
import type { Snapshot } from '@manifold/domain/store-document/contract';

/** What a store is, as far as it decides which rows speak for it. */
export type StoreIdentity = Pick<Snapshot, 'storeKey' | 'document'>;

/** Every `layer key` under which a row speaks for a store or for one of its locales. */
export function storePlaces({ storeKey, document }: StoreIdentity): ReadonlySet<string> {
  const { brandKey, currencyCode, countryCode, locales } = document.sections.store;
  return new Set([
    `default ${DEFAULT_LAYER_KEY}`,
    `brand ${brandKey}`,
    `currency ${currencyCode}`,
    `country ${countryCode}`,
    `store ${storeKey}`,
    ...locales.map(({ locale }) => `locale ${locale}`),
  ]);
}
