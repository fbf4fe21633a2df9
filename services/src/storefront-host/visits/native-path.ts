import { skuOfSlug, slugOfBrandLink } from '@manifold/domain/catalogue/slugs';
import { SEARCH_PATH } from '@manifold/domain/search/search-address';
import type { Snapshot } from '@manifold/domain/store-document/contract';

/** Returns the slugs of the brands that a store links to (spec shell §2.3). */
export function brandSlugs({ document }: Pick<Snapshot, 'document'>): string[] {
  return document.sections.brand.productBrands.flatMap(({ url }) => slugOfBrandLink(url) ?? []);
}

/** Returns whether a path (without language prefix) is the page of one of these brands. It is the same in every language. */
export function isBrandPath(snapshot: Pick<Snapshot, 'document'>, path: string): boolean {
  return brandSlugs(snapshot).includes(path.slice(1));
}

/**
 * Returns the path of a category or product under native routing: `/c/dirbtuves`, `/p/keptuve-ex10010001` (spec core §2).
 * Returns the path unchanged for a store without native routing, for home, brands and search, and if it already has the prefix.
 */
export function nativePath({ document }: Pick<Snapshot, 'document'>, path: string): string {
  if (!document.sections['feature-toggles'].nativeRouting) return path;
  const isPlain = /^\/[^/]+$/.test(path) && path !== SEARCH_PATH && !isBrandPath({ document }, path);
  if (!isPlain) return path;
  return `${skuOfSlug(path) === undefined ? '/c' : '/p'}${path}`;
}

/** Returns whether a path (without language prefix) is the page for engineers, which shows all components in all states. */
export function isEngineersPath(path: string): boolean {
  return path === '/components';
}
