import type { Matrix, MatrixStore } from '@manifold/domain/admin-api/matrix';
import type { MoneyContext } from '../shared/values/field.js';

/** One column of the matrix: a store, with the locale whose values it shows. */
export interface Column {
  readonly store: MatrixStore;
  /** The country, with the brand if the country has several stores. */
  readonly name: string;
  readonly locale: string;
  readonly money: MoneyContext;
  /** Whether the store is the only one of its country, so that values of the country are its own. */
  readonly isAloneInCountry: boolean;
}

/** Returns the columns sorted by country and brand. A store shows its default locale unless another is selected. */
export function columnsOf({ stores }: Pick<Matrix, 'stores'>, chosen: Readonly<Record<string, string>>): Column[] {
  const sorted = [...stores].sort(
    (first, second) =>
      first.countryCode.localeCompare(second.countryCode) || first.brandKey.localeCompare(second.brandKey),
  );
  return sorted.map((store) => {
    const wanted = chosen[store.storeKey];
    const [standard = 'en-GB'] = store.locales;
    const isAloneInCountry = stores.filter(({ countryCode }) => countryCode === store.countryCode).length === 1;
    return {
      store,
      name: isAloneInCountry ? store.label : `${store.label} (${store.brandKey})`,
      locale: wanted !== undefined && store.locales.includes(wanted) ? wanted : standard,
      money: { currencyCode: store.currencyCode, locale: standard },
      isAloneInCountry,
    };
  });
}
