import type { ListingSort } from '@manifold/domain/catalogue/contract';
import { memoizeByText } from '@manifold/domain/memoize/memoize-by-text';
import type { ListedProduct } from './listed-product.js';
import { localisedText } from './localised-text.js';

export type Order = (first: ListedProduct, second: ListedProduct) => number;

/** The tie-breaker of all orders. */
export const bySku: Order = (first, second) => (first.sku < second.sku ? -1 : 1);
/** Best rated first. */
export const byRating: Order = (first, second) => second.rating - first.rating || bySku(first, second);
const byPrice: Order = (first, second) => first.centAmount - second.centAmount || bySku(first, second);
const byPriceDown: Order = (first, second) => second.centAmount - first.centAmount || bySku(first, second);
const byAge: Order = (first, second) => second.createdAt.localeCompare(first.createdAt) || bySku(first, second);
const isBestseller = ({ tags }: ListedProduct): number => Number(tags.includes('bestseller'));
/** Best sellers first, then by rating. */
const byRelevance: Order = (first, second) => isBestseller(second) - isBestseller(first) || byRating(first, second);

const collatorOf = memoizeByText((locale) => new Intl.Collator(locale, { numeric: true }));

function byName(locale: string, languages: readonly string[], direction: 1 | -1): Order {
  const collator = collatorOf(locale);
  const name = ({ summary, sku }: ListedProduct) => localisedText(languages, summary.names) ?? sku;
  return (first, second) => direction * collator.compare(name(first), name(second)) || bySku(first, second);
}

/** Returns the comparison function of a sort; names compare by the rules of the locale. */
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

/** Inserts a few products into a sorted list with few comparisons, because comparing names is expensive. */
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
    const index = insertionIndex(other, sorted, { from, order });
    take(sorted.slice(from, index));
    merged.push(other);
    from = index;
  }
  take(sorted.slice(from));
  return merged;
}

/** Returns the insertion index of a product in a sorted list, by binary search from `from`. */
function insertionIndex(
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
