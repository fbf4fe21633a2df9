import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { Edit } from '@manifold/domain/change-set/contract';
import type { MoneyContext } from '../shared/values/field.js';

export interface FieldEdit {
  readonly section: string;
  readonly layer: string;
  readonly key: string;
  readonly validFrom: string | null;
  readonly field: string;
  /** Undefined where the row did not say the field. */
  readonly before: unknown;
  readonly after: unknown;
}

/** The fields that an edit really changes. */
export function changedFields({ section, layer, key, validFrom, before, after }: Edit): FieldEdit[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => ({ section, layer, key, validFrom, field, before: before?.[field], after: after?.[field] }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}

/** In what an amount of a row is shown: the currency of the store, country or currency that the row's key names. */
export function moneyOfKey(key: string, stores: readonly StoreView[]): MoneyContext {
  const store = stores.find(({ storeKey, countryCode, currencyCode, locales }) =>
    [storeKey, countryCode, currencyCode, ...locales].includes(key),
  );
  return { currencyCode: store?.currencyCode ?? 'EUR', locale: store?.locales[0] ?? 'en-GB' };
}
