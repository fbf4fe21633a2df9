import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { Edit } from '@manifold/domain/change-set/contract';
import { storeSchema } from '@manifold/domain/store/contract';
import * as z from 'zod/mini';

/** Returns the served stores and those that a draft adds, so that a new store has its name. */
export function withDraftedStores(stores: readonly StoreView[], edits: readonly Edit[]): StoreView[] {
  const made = edits.flatMap(({ section, key, after }): StoreView[] => {
    if (section !== 'store' || stores.some(({ storeKey }) => storeKey === key)) return [];
    const { data: store } = z.safeParse(storeSchema, after);
    if (!store) return [];
    return [{ ...store, storeKey: key, revision: 0, hash: '', locales: store.locales.map(({ locale }) => locale) }];
  });
  return [...stores, ...made];
}
