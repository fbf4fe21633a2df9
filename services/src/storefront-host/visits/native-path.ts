import { skuOfSlug } from '@manifold/domain/catalogue/product-slug';
import { SEARCH_PATH } from '@manifold/domain/search/search-address';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { isBrandPath } from './brand-path.js';

/**
 * The path of a category as a store with native routing calls it: `/c/dirbtuves`. As it is for any other store, for home,
 * for a brand, for the search, for a path that has such a prefix already, and for a product: the storefront leads `/p/…`
 * back to the product's own path, and a prefix here would send the visitor in a circle.
 */
export function nativePath({ document }: Pick<Snapshot, 'document'>, path: string): string {
  if (!document.sections['feature-toggles'].nativeRouting) return path;
  const isPlain = /^\/[^/]+$/.test(path) && path !== SEARCH_PATH && skuOfSlug(path) === undefined;
  return isPlain && !isBrandPath({ document }, path) ? `/c${path}` : path;
}
