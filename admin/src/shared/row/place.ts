import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { ConfigAxes, ConfigLayer } from '@manifold/domain/config-layer/layer';
import { DEFAULT_LAYER_KEY } from '@manifold/domain/config-layer/layer';
import type { MoneyContext } from '../values/field.js';
import { sharedMoney } from '../values/money-of-key.js';

/** Where a row holds: a layer and its key. */
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

/** The keys that the stores have on a layer, each once, in the order of the stores; currencies by their code. */
export function keysOf(layer: ConfigLayer, stores: readonly StoreView[]): string[] {
  const keys = [...new Set(stores.flatMap(KEYS[layer]))];
  return layer === 'currency' || layer === 'brand' ? keys.sort() : keys;
}

/** The stores that a place speaks to. */
export function storesAt({ layer, key }: Place, stores: readonly StoreView[]): StoreView[] {
  return stores.filter((store) => KEYS[layer](store).includes(key));
}

/** The store by which a place is shown: of those that it speaks to the default one, or else the first. */
export function storeOfPlace(place: Place, stores: readonly StoreView[]): StoreView | undefined {
  const known = storesAt(place, stores);
  return known.find(({ isDefault }) => isDefault) ?? known[0];
}

/** In what currency and whose format amounts of a place are typed; in none where its stores have several. */
export function moneyAt(place: Place, stores: readonly StoreView[]): MoneyContext {
  return sharedMoney(storesAt(place, stores));
}

/**
 * Returns the time zone of a place: its store's, or the default store's if it has several. A place that no store reads has
 * the time zone of the person who looks at it.
 */
export function zoneAt(place: Place, stores: readonly StoreView[]): string {
  const { timeZone } = storeOfPlace(place, stores) ?? Intl.DateTimeFormat().resolvedOptions();
  return timeZone;
}

/** For whom a place's value is looked up. */
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
