import { skuOfSlug } from '@manifold/domain/catalogue/product-slug';
import type { Snapshot } from '@manifold/domain/store-document/contract';

/**
 * The path of a product or category as a store with native routing calls it: `/c/dirbtuves`, `/p/…-ex10000123`. As it is
 * for any other store, for home, and for a path that has such a prefix already.
 */
export function nativePath({ document }: Pick<Snapshot, 'document'>, path: string): string {
  if (!document.sections['feature-toggles'].nativeRouting || !/^\/[^/]+$/.test(path)) return path;
  return `${skuOfSlug(path) ? '/p' : '/c'}${path}`;
}
