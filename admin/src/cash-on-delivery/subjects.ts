import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { FieldColumn } from '../shared/values/field.js';
import { onePerCountry } from '../shared/grid/one-per-country.js';
import type { Subject } from '../shared/grid/subject.js';

export const SECTION = 'cash-on-delivery';

export const COLUMNS: readonly FieldColumn[] = [
  { name: 'enabled', kind: 'switch' },
  { name: 'priceLimitCentAmount', kind: 'amount' },
  { name: 'itemLimit', kind: 'limit' },
  { name: 'freightAllowed', kind: 'switch' },
  { name: 'feeCentAmount', kind: 'amount' },
];

/** A line per country; what is set there holds for every store of it. */
export function subjectsOf(stores: readonly StoreView[]): Subject[] {
  return onePerCountry(stores).map(({ storeKey, label, countryCode, currencyCode, locales }) => ({
    id: storeKey,
    label,
    note: `${countryCode} · ${currencyCode}`,
    address: { section: SECTION, layer: 'country', key: countryCode, validFrom: null, validTo: null },
    storeKey,
    money: { currencyCode, locale: locales[0] ?? 'en-GB' },
  }));
}
