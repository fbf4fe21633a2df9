import type { PublishedRow, StoreView } from '@manifold/domain/admin-api/contract';
import type { Edit, EditAddress } from '@manifold/domain/change-set/contract';
import { isSameRow, type RowValue } from '../shared/draft/edit-row.js';
import { onePerCountry } from '../shared/grid/one-per-country.js';
import type { Subject } from '../shared/grid/subject.js';
import type { FieldColumn, MoneyContext } from '../shared/values/field.js';

export const SECTION = 'shipping-cost';

export const COLUMNS: readonly FieldColumn[] = [
  { name: 'freeShippingThresholdCentAmount', kind: 'amount' },
  { name: 'parcelFeeCentAmount', kind: 'amount' },
  { name: 'freightFeeCentAmount', kind: 'amount' },
];

const moneyOf = ({ currencyCode, locales }: StoreView): MoneyContext => ({
  currencyCode,
  locale: locales[0] ?? 'en-GB',
});

/** A line per currency; its value holds for every store of the currency that has no own. */
export function currencySubjects(stores: readonly StoreView[], overridden: ReadonlySet<string>): Subject[] {
  const currencies = [...new Set(stores.map(({ currencyCode }) => currencyCode))].sort();
  return currencies.flatMap((currency) => {
    const ofCurrency = onePerCountry(stores).filter(({ currencyCode }) => currencyCode === currency);
    const shown = ofCurrency.find(({ countryCode }) => !overridden.has(countryCode)) ?? ofCurrency[0];
    if (!shown) return [];
    return [
      {
        id: currency,
        label: currency,
        note: ofCurrency.map(({ countryCode }) => countryCode).join(' '),
        address: { section: SECTION, layer: 'currency', key: currency, validFrom: null, validTo: null },
        storeKey: shown.storeKey,
        money: moneyOf(shown),
      },
    ];
  });
}

/** A row of one country: from when till when, as published and as drafted. */
export interface Override {
  readonly address: EditAddress;
  readonly store: StoreView;
  readonly money: MoneyContext;
  readonly published: RowValue | null;
  readonly value: RowValue | null;
}

function addressesOf(rows: readonly PublishedRow[], edits: readonly Edit[]): EditAddress[] {
  const published = rows
    .filter(({ layer }) => layer === 'country')
    .map(({ layer, key, validFrom, validTo }) => ({ section: SECTION, layer, key, validFrom, validTo }));
  const drafted = edits
    .filter(({ section, layer }) => section === SECTION && layer === 'country')
    .map(({ section, layer, key, validFrom, validTo }) => ({ section, layer, key, validFrom, validTo }));
  return [...published, ...drafted.filter((edit) => !published.some((row) => isSameRow(row, edit)))];
}

/** The countries' own rows, dated or not, with what the draft does to them. */
export function overridesOf(
  stores: readonly StoreView[],
  rows: readonly PublishedRow[],
  edits: readonly Edit[],
): Override[] {
  return addressesOf(rows, edits).flatMap((address) => {
    const store = stores.find(({ countryCode }) => countryCode === address.key);
    if (!store) return [];
    const published = rows.find((row) => isSameRow({ ...row, section: SECTION }, address))?.value ?? null;
    const edit = edits.find((candidate) => isSameRow(candidate, address));
    return [{ address, store, money: moneyOf(store), published, value: edit ? edit.after : published }];
  });
}
