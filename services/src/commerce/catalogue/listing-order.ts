import type { ListingSort } from '@manifold/domain/catalogue/contract';
import type { ListedProduct } from './listed-product.js';
import { textIn } from './localised-text.js';

export type Order = (first: ListedProduct, second: ListedProduct) => number;

/** Two that are alike in all else always stand in the same order. */
export const bySku: Order = (first, second) => (first.sku < second.sku ? -1 : 1);
/** The best rated first. */
export const byRating: Order = (first, second) => second.rating - first.rating || bySku(first, second);
const byPrice: Order = (first, second) => first.centAmount - second.centAmount || bySku(first, second);
const byPriceDown: Order = (first, second) => second.centAmount - first.centAmount || bySku(first, second);
const byAge: Order = (first, second) => second.createdAt.localeCompare(first.createdAt) || bySku(first, second);
const isBestseller = ({ tags }: ListedProduct): number => Number(tags.includes('bestseller'));
/** What most people look for: what sells, then what is liked. */
const byRelevance: Order = (first, second) => isBestseller(second) - isBestseller(first) || byRating(first, second);

function byName(locale: string, languages: readonly string[], direction: 1 | -1): Order {
  const collator = new Intl.Collator(locale, { numeric: true });
  const name = ({ face, sku }: ListedProduct) => textIn(languages, face.names) ?? sku;
  return (first, second) => direction * collator.compare(name(first), name(second)) || bySku(first, second);
}

/** The order of a list; names stand as the locale sorts them. */
export function orderBy(sort: ListingSort, locale: string, languages: readonly string[]): Order {
  switch (sort) {
    case 'relevance':
      return byRelevance;
    case 'name-asc':
      return byName(locale, languages, 1);
    case 'name-desc':
      return byName(locale, languages, -1);
    case 'price-asc':
      return byPrice;
    case 'price-desc':
      return byPriceDown;
    case 'newest':
      return byAge;
  }
}

/** A list that is in an order, with others put in where they belong: a comparison of names is dear, and the others are few. */
export function mergedInOrder(
  sorted: readonly ListedProduct[],
  others: readonly ListedProduct[],
  order: Order,
): readonly ListedProduct[] {
  if (others.length === 0) return sorted;
  const merged: ListedProduct[] = [];
  const take = (products: readonly ListedProduct[]) => {
    for (const product of products) merged.push(product);
  };
  let from = 0;
  for (const other of others.toSorted(order)) {
    const place = placeOf(other, sorted, { from, order });
    take(sorted.slice(from, place));
    merged.push(other);
    from = place;
  }
  take(sorted.slice(from));
  return merged;
}

/** Where a product belongs in a list that is in order; it is not before `from`. */
function placeOf(
  product: ListedProduct,
  sorted: readonly ListedProduct[],
  { from, order }: { readonly from: number; readonly order: Order },
): number {
  let [low, high] = [from, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const between = sorted[middle];
    if (between && order(between, product) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
