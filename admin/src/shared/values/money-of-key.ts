import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { MoneyContext } from './field.js';

/** In what an amount of a row is shown: the currency of the store, country or currency that the row's key names. */
export function moneyOfKey(key: string, stores: readonly StoreView[]): MoneyContext {
  const store = stores.find(({ storeKey, countryCode, currencyCode, locales }) =>
    [storeKey, countryCode, currencyCode, ...locales].includes(key),
  );
  return { currencyCode: store?.currencyCode ?? 'EUR', locale: store?.locales[0] ?? 'en-GB' };
}
