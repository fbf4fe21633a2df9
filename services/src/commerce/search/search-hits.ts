import type { SearchFacets } from '@manifold/domain/search/contract';
import { categoryLink, type CategoryTree, type LinkContext } from '../catalogue/category-tree.js';
import type { ListedProduct } from '../catalogue/listing-index.js';

/** Of the products of a list those that fit, in its order; where the best shall stand first, by how well they fit before that. */
export function hitsOf(
  listed: readonly ListedProduct[],
  groups: readonly (readonly string[])[],
  bestFirst: boolean,
): ListedProduct[] {
  const groupOf = new Map(groups.flatMap((skus, group) => skus.map((sku) => [sku, group] as const)));
  const hits = listed.filter(({ sku }) => groupOf.has(sku));
  if (!bestFirst) return hits;
  const parted: ListedProduct[][] = groups.map(() => []);
  for (const hit of hits) parted[groupOf.get(hit.sku) ?? 0]?.push(hit);
  return parted.flat();
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
  const counts = new Map<string, number>();
  for (const { categoryIds } of hits) for (const id of categoryIds) counts.set(id, (counts.get(id) ?? 0) + 1);
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
