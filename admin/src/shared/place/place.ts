import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { ConfigAxes, ConfigLayer } from '@manifold/domain/config-layer/layer';
import { DEFAULT_LAYER_KEY } from '@manifold/domain/config-layer/layer';
import type { MoneyContext } from '../values/field.js';
import { sharedMoney } from '../values/money-of-key.js';

/** The layer and the key to which a row applies. */
export interface Place {
  readonly layer: ConfigLayer;
  readonly key: string;
}

const KEYS: Readonly<Record<ConfigLayer, (store: StoreView) => readonly string[]>> = {
  default: () => [DEFAULT_LAYER_KEY],
  brand: ({ brandKey }) => [brandKey],
  currency: ({ currencyCode }) => [currencyCode],
  country: ({ countryCode }) => [countryCode],
  store: ({ storeKey }) => [storeKey],
  locale: ({ locales }) => locales,
};

/** Returns the distinct keys of a layer in the order of the stores; currencies by code. */
export function keysOf(layer: ConfigLayer, stores: readonly StoreView[]): string[] {
  const keys = [...new Set(stores.flatMap(KEYS[layer]))];
  return layer === 'currency' || layer === 'brand' ? keys.sort() : keys;
}

/** Returns the stores that a place applies to. */
export function storesAt({ layer, key }: Place, stores: readonly StoreView[]): StoreView[] {
  return stores.filter((store) => KEYS[layer](store).includes(key));
}

/** Returns the store that represents a place: the default one if it is included, else the first. */
export function storeOfPlace(place: Place, stores: readonly StoreView[]): StoreView | undefined {
  const known = storesAt(place, stores);
  return known.find(({ isDefault }) => isDefault) ?? known[0];
}

/** Returns currency and format of amounts of a place; no currency if its stores have several. */
export function moneyAt(place: Place, stores: readonly StoreView[]): MoneyContext {
  return sharedMoney(storesAt(place, stores));
}

/**
 * Returns the time zone of a place: its store's, or the default store's if it has several. A place without stores has
 * the user's time zone.
 */
export function zoneAt(place: Place, stores: readonly StoreView[]): string {
  const { timeZone } = storeOfPlace(place, stores) ?? Intl.DateTimeFormat().resolvedOptions();
  return timeZone;
}

/** Returns the axes at which a place's values are resolved. */
export function axesAt(place: Place, stores: readonly StoreView[]): ConfigAxes | undefined {
  const store = storeOfPlace(place, stores);
  if (!store) return undefined;
  const locale = place.layer === 'locale' ? place.key : store.locales[0];
  return {
    brand: store.brandKey,
    currency: store.currencyCode,
    country: store.countryCode,
    store: store.storeKey,
    ...(locale === undefined ? {} : { locale }),
  };
}
