import type { ListingSort } from '@manifold/domain/catalogue/contract';
import type { SearchFacets } from '@manifold/domain/search/contract';
import type { SearchResult } from '../../integrations/search/ports/search-index.js';
import {
  categoryLink,
  type CategoryTree,
  type LinkContext,
  type ListedProduct,
  type ListingIndex,
} from '../catalogue/index.js';

/** The order of hits. */
interface HitOrder {
  readonly sort: ListingSort;
  readonly locale: string;
}

/** Caches hits per answer and index, because many searches find the same. */
const cachedHits = new WeakMap<SearchResult['groups'], WeakMap<ListingIndex, Map<string, readonly ListedProduct[]>>>();

/** Returns the sold products of a result, by relevance group and the shop's order, or in the requested order. Cached until a change. */
export function sortedHits(
  index: ListingIndex,
  answer: SearchResult,
  { sort, locale }: HitOrder,
): readonly ListedProduct[] {
  const { groups } = answer;
  const byIndex = cachedHits.get(groups) ?? new WeakMap<ListingIndex, Map<string, readonly ListedProduct[]>>();
  cachedHits.set(groups, byIndex);
  const byOrder = byIndex.get(index) ?? new Map<string, readonly ListedProduct[]>();
  byIndex.set(index, byOrder);
  const key = `${sort} ${locale}`;
  const parts = () => (sort === 'relevance' ? groups : [groups.flat()]);
  const hits = byOrder.get(key) ?? parts().flatMap((skus) => index.sortedOf(skus, sort, locale));
  byOrder.set(key, hits);
  return hits;
}

const countsByList = new WeakMap<readonly ListedProduct[], ReadonlyMap<string, number>>();

/** Returns the number of products per category, cached per list. */
export function categoryCounts(products: readonly ListedProduct[]): ReadonlyMap<string, number> {
  const known = countsByList.get(products);
  if (known) return known;
  // Products of the same categories share one array of ids.
  const lists = new Map<readonly string[], number>();
  for (const { categoryIds } of products) lists.set(categoryIds, (lists.get(categoryIds) ?? 0) + 1);
  const counts = new Map<string, number>();
  for (const [ids, count] of lists) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + count);
  countsByList.set(products, counts);
  return counts;
}

type CategoryChoice = SearchFacets['categories'][number];

/**
 * Returns the categories of the hits with their counts: departments, or the level below a category that has all hits. A
 * selected category stays in the list, followed by its children.
 */
export function categoryFacet(
  hits: readonly ListedProduct[],
  tree: CategoryTree,
  links: LinkContext,
  chosenId: string | undefined,
): CategoryChoice[] {
  const counts = categoryCounts(hits);
  const hasHits = ({ id }: { readonly id: string }) => counts.has(id);
  let level = tree.roots.filter(hasHits);
  for (let only = level[0]; only && level.length === 1; only = level[0]) {
    const below = tree.children(only.id).filter(hasHits);
    if (below.length === 0) break;
    level = below;
  }
  const chosen = chosenId === undefined ? undefined : tree.find(chosenId);
  const around = chosen ? [chosen, ...tree.children(chosen.id).filter(hasHits)] : [];
  const shown = level.flatMap((category) => (category === chosen ? around : [category]));
  const all = chosen && !shown.includes(chosen) ? [...around, ...shown] : shown;
  return [...new Set(all)].map((category) => ({
    ...categoryLink(category, links),
    count: counts.get(category.id) ?? 0,
  }));
}
