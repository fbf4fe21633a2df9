import type { Snapshot } from '@manifold/domain/store-document/contract';

/** Returns the tag of all cached pages of a store. */
export function storeTag({ storeKey }: Pick<Snapshot, 'storeKey'>): string {
  return `store:${storeKey}`;
}

/** Returns the cache key of a page: store, config hash and address (with locale prefix and allowed query). */
export function pageKey({ storeKey, hash }: Pick<Snapshot, 'storeKey' | 'hash'>, address: string): string {
  return `${storeKey} ${hash} ${address}`;
}
