import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { MoneyContext } from './field.js';

/** In what an amount is shown that several stores share: their one currency, or none where they have several. */
export function sharedMoney(stores: readonly StoreView[]): MoneyContext {
  const [first, ...others] = new Set(stores.map(({ currencyCode }) => currencyCode));
  const speaker = stores.find(({ isDefault }) => isDefault) ?? stores[0];
  return {
    currencyCode: first !== undefined && others.length === 0 ? first : null,
    locale: speaker?.locales[0] ?? 'en-GB',
  };
}

/** In what an amount of a row is shown: as the stores that the row's key names share it, or all where it names none. */
export function moneyOfKey(key: string, stores: readonly StoreView[]): MoneyContext {
  const named = stores.filter(({ storeKey, brandKey, countryCode, currencyCode, locales }) =>
    [storeKey, brandKey, countryCode, currencyCode, ...locales].includes(key),
  );
  return sharedMoney(named.length > 0 ? named : stores);
}
