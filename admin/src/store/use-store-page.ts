import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { StoreSettings } from '@manifold/domain/admin-api/store-settings-routes';
import { callApi } from '../providers/api.js';
import { useRetainedQuery } from '../providers/use-retained-query.js';
import { useDraft } from '../shared/draft/draft-context.js';
import type { EditContext } from '../shared/row/edit-target.js';
import type { MoneyContext } from '../shared/values/field.js';
import type { Staff } from '@manifold/domain/staff/contract';
import type { SectionInWords } from '../shared/definition/section-words.js';

/** Loads a store's effective values with the draft applied; undefined while loading. */
export function useStoreSettings(storeKey: string | undefined) {
  const { draft } = useDraft();
  return useRetainedQuery({
    subject: storeKey ?? '',
    queryKey: ['effective', 'store', storeKey, draft?.id, draft?.version],
    queryFn: ({ signal }): Promise<StoreSettings> =>
      callApi('storeSettings', { path: { storeKey: storeKey ?? '' }, query: { changeSet: draft?.id }, signal }),
    enabled: storeKey !== undefined,
  });
}

/** Returns a store as the place of an edit, in one locale if the setting differs by language. */
export function editContextOf(store: StoreView, stores: readonly StoreView[], locale: string | null): EditContext {
  const isAloneInCountry = stores.filter(({ countryCode }) => countryCode === store.countryCode).length === 1;
  return { store, locale: locale ?? store.locales[0] ?? '', isAloneInCountry };
}

/** Returns currency and locale of a store's amounts. */
export function moneyOf({ currencyCode, locales }: StoreView): MoneyContext {
  return { currencyCode, locale: locales[0] ?? 'en-GB' };
}

/** Data that all parts of a store's page use. */
export interface PageFacts {
  readonly store: StoreView;
  readonly stores: readonly StoreView[];
  readonly sections: readonly SectionInWords[];
  readonly settings: StoreSettings;
  readonly me: Staff;
}
