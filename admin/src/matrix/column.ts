import type { Matrix, MatrixStore } from '@manifold/domain/admin-api/matrix';
import type { MoneyContext } from '../shared/values/field.js';

/** One column of the matrix: a store, with the one of its locales whose values it shows where these differ by locale. */
export interface Column {
  readonly store: MatrixStore;
  /** The country, with the brand where two sell there. */
  readonly name: string;
  readonly locale: string;
  readonly money: MoneyContext;
  /** Whether no other store sells in the country: what is set for the country is then the store's own. */
  readonly isAloneInCountry: boolean;
}

/** The columns of all stores by country and brand; a store shows its default locale unless another one is chosen for it. */
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
