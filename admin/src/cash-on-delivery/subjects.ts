import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { FieldColumn } from '../shared/values/field.js';
import type { Subject } from '../shared/grid/subject.js';

export const SECTION = 'cash-on-delivery';

export const COLUMNS: readonly FieldColumn[] = [
  { name: 'enabled', kind: 'switch' },
  { name: 'priceLimitCentAmount', kind: 'amount' },
  { name: 'itemLimit', kind: 'limit' },
  { name: 'freightAllowed', kind: 'switch' },
  { name: 'feeCentAmount', kind: 'amount' },
];

/** A line per store; what is set there is set for its country. */
export function subjectsOf(stores: readonly StoreView[]): Subject[] {
  return stores.map(({ storeKey, label, countryCode, currencyCode, locales }) => ({
    id: storeKey,
    label,
    note: `${countryCode} · ${currencyCode}`,
    address: { section: SECTION, layer: 'country', key: countryCode, validFrom: null, validTo: null },
    storeKey,
    money: { currencyCode, locale: locales[0] ?? 'en-GB' },
  }));
}
