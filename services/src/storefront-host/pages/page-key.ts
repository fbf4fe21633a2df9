import type { Snapshot } from '@manifold/domain/store-document/contract';

/** The tag of all cached pages of a store. */
export function storeTag({ storeKey }: Pick<Snapshot, 'storeKey'>): string {
  return `store:${storeKey}`;
}

/** The cache key of a page: whose it is, under which config, at which address (locale prefix and allow-listed query included). */
export function pageKey({ storeKey, hash }: Pick<Snapshot, 'storeKey' | 'hash'>, address: string): string {
  return `${storeKey} ${hash} ${address}`;
}
