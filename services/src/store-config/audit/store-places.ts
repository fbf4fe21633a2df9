import { DEFAULT_LAYER_KEY } from '@manifold/domain/config-layer/layer';
import type { Snapshot } from '@manifold/domain/store-document/contract';

/** The facts about a store that decide which rows apply to it. */
export type StoreIdentity = Pick<Snapshot, 'storeKey' | 'document'>;

/** Returns every `layer key` of rows that apply to a store or one of its locales. */
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
