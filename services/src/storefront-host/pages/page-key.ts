import type { Snapshot } from '@manifold/domain/store-document/contract';

/** What the keys of a store's pages begin with. */
export function storeKeyPrefix(storeKey: string): string {
  return `${storeKey} `;
}

/** The cache key of a page: whose it is, under which config, at which address (locale prefix and allow-listed query included). */
export function pageKey({ storeKey, hash }: Pick<Snapshot, 'storeKey' | 'hash'>, address: string): string {
  return `${storeKey} ${hash} ${address}`;
}
