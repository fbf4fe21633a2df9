import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { StoreSettings } from '@manifold/domain/admin-api/store-settings-routes';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../providers/api.js';
import { useDraft } from '../shared/draft/draft-context.js';
import type { Seat } from '../shared/row/landing.js';
import type { MoneyContext } from '../shared/values/field.js';

/** Everything of one store, with the draft at hand; undefined while it loads. */
export function useStoreSettings(storeKey: string | undefined) {
  const { draft } = useDraft();
  return useQuery({
    queryKey: ['effective', 'store', storeKey, draft?.id, draft?.version],
    queryFn: ({ signal }): Promise<StoreSettings> =>
      callApi('storeSettings', { path: { storeKey: storeKey ?? '' }, query: { changeSet: draft?.id }, signal }),
    enabled: storeKey !== undefined,
    // What is on screen stays while the draft is being calculated in.
    placeholderData: (previous) => (previous?.storeKey === storeKey ? previous : undefined),
  });
}

/** A store as the place of an edit; a setting that differs by language is edited in one of them. */
export function seatOf(store: StoreView, stores: readonly StoreView[], locale: string | null): Seat {
  const isAloneInCountry = stores.filter(({ countryCode }) => countryCode === store.countryCode).length === 1;
  return { store, locale: locale ?? store.locales[0] ?? '', isAloneInCountry };
}

/** In what a store's amounts are written. */
export function moneyOf({ currencyCode, locales }: StoreView): MoneyContext {
  return { currencyCode, locale: locales[0] ?? 'en-GB' };
}
