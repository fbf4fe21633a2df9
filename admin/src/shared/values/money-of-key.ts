import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { MoneyContext } from './field.js';

/** Returns the format of an amount that several stores share; no currency if they have several. */
export function sharedMoney(stores: readonly StoreView[]): MoneyContext {
  const [first, ...others] = new Set(stores.map(({ currencyCode }) => currencyCode));
  const representative = stores.find(({ isDefault }) => isDefault) ?? stores[0];
  return {
    currencyCode: first !== undefined && others.length === 0 ? first : null,
    locale: representative?.locales[0] ?? 'en-GB',
  };
}

/** Returns the format of a row's amounts, from the stores that its key names, or all stores if it names none. */
export function moneyOfKey(key: string, stores: readonly StoreView[]): MoneyContext {
  const named = stores.filter(({ storeKey, brandKey, countryCode, currencyCode, locales }) =>
    [storeKey, brandKey, countryCode, currencyCode, ...locales].includes(key),
  );
  return sharedMoney(named.length > 0 ? named : stores);
}
