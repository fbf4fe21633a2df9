import type { ListingSort } from '@manifold/domain/catalogue/contract';
import type { SearchFacets } from '@manifold/domain/search/contract';
import type { SearchAnswer } from '../../integrations/search/ports/search-index.js';
import {
  categoryLink,
  type CategoryTree,
  type LinkContext,
  type ListedProduct,
  type ListingIndex,
} from '../catalogue/index.js';

/** How the hits of an answer stand in a store. */
interface Standing {
  readonly sort: ListingSort;
  readonly locale: string;
}

/** Several texts come to the same, and people ask the same: the hits are kept with what was found, for as long as the store lists the same. */
const kept = new WeakMap<SearchAnswer['groups'], WeakMap<ListingIndex, Map<string, readonly ListedProduct[]>>>();

/** What a store sells of an answer: by how well it fits, then as the shop lists it; or in the order that is asked for. The same object while nothing changed. */
export function hitsOf(
  index: ListingIndex,
  answer: SearchAnswer,
  { sort, locale }: Standing,
): readonly ListedProduct[] {
  const { groups } = answer;
  const ofAnswer = kept.get(groups) ?? new WeakMap<ListingIndex, Map<string, readonly ListedProduct[]>>();
  kept.set(groups, ofAnswer);
  const ofIndex = ofAnswer.get(index) ?? new Map<string, readonly ListedProduct[]>();
  ofAnswer.set(index, ofIndex);
  const key = `${sort} ${locale}`;
  const parts = () => (sort === 'relevance' ? groups : [groups.flat()]);
  const hits = ofIndex.get(key) ?? parts().flatMap((skus) => index.sortedOf(skus, sort, locale));
  ofIndex.set(key, hits);
  return hits;
}

const counted = new WeakMap<readonly ListedProduct[], ReadonlyMap<string, number>>();

/** How many of these products each category has; counted once for a list. */
export function categoryCounts(products: readonly ListedProduct[]): ReadonlyMap<string, number> {
  const known = counted.get(products);
  if (known) return known;
  // Products of the same categories share one list of them.
  const lists = new Map<readonly string[], number>();
  for (const { categoryIds } of products) lists.set(categoryIds, (lists.get(categoryIds) ?? 0) + 1);
  const counts = new Map<string, number>();
  for (const [ids, count] of lists) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + count);
  counted.set(products, counts);
  return counts;
}

type CategoryChoice = SearchFacets['categories'][number];

/**
 * The categories among which the hits part, with how many are in each: departments, or what is below the one that has them
 * all. A chosen category stays among them, with its children behind it.
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
