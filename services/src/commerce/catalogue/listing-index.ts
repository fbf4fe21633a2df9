import { COLLECTION_TAGS } from '@manifold/domain/page-slugs/listing-collections';
import type { ListingCollection, ListingSort, ProductTag } from '@manifold/domain/catalogue/contract';
import type { ListingRow } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { listedProduct, InternPool, type ListedProduct, type StoreListing } from './listed-product.js';
import { byRating, bySku, mergedInOrder, orderBy, type Order } from './listing-order.js';
import { rowChanges } from './reread-rows.js';

/** The sorted products of a category or of the shop. */
interface SortedList {
  readonly categoryId: string | undefined;
  readonly order: Order;
  readonly products: readonly ListedProduct[];
}

/** The parts of a previous index that a new one reuses. */
interface PreviousIndex {
  readonly rows: readonly ListingRow[];
  readonly all: readonly ListedProduct[];
  readonly sorted: ReadonlyMap<string, SortedList>;
  readonly shared?: InternPool;
}

const NOTHING: PreviousIndex = { rows: [], all: [], sorted: new Map() };

/**
 * All products of a store for sorting and paging, because the commerce backend cannot sort by the price of a country. Holds
 * ids, prices and names; sorted lists are created on first use.
 */
export class ListingIndex {
  readonly size: number;
  readonly #rows: readonly ListingRow[];
  readonly #store: StoreListing;
  readonly #shared: InternPool;
  readonly #all: readonly ListedProduct[];
  readonly #sorted = new Map<string, SortedList>();
  /** Rank of each product of `#all` in a sorted list of the shop. */
  readonly #ranks = new WeakMap<readonly ListedProduct[], Uint32Array>();
  readonly #collected = new Map<string, readonly ListedProduct[]>();
  readonly #tagged = new Map<ProductTag, readonly ListedProduct[]>();
  #cachedIndexBySku: ReadonlyMap<string, number> | undefined;
  #cachedIds: ReadonlySet<string> | undefined;

  constructor(rows: readonly ListingRow[], store: StoreListing, before: PreviousIndex = NOTHING) {
    this.#rows = rows;
    this.#store = store;
    this.#shared = before.shared ?? new InternPool();
    const { removed, added } = rowChanges(before.rows, rows);
    const entering = added.flatMap((row) => listedProduct(row, store, this.#shared) ?? []);
    const leaving = new Set(before.all.filter(({ id }) => removed.has(id)));
    this.#all = [...before.all.filter((product) => !leaving.has(product)), ...entering];
    this.size = this.#all.length;
    for (const [key, list] of before.sorted) this.#sorted.set(key, changedList(list, leaving, entering));
  }

  /** Returns an index with new rows, which reuses unchanged products and lists. */
  update(rows: readonly ListingRow[]): ListingIndex {
    const previous = { rows: this.#rows, all: this.#all, sorted: this.#sorted, shared: this.#shared };
    return new ListingIndex(rows, this.#store, previous);
  }

  /** Returns the sorted products of a category's subtree or of the shop. Names sort by the rules of the locale. */
  sorted(categoryId: string | undefined, sort: ListingSort, locale: string): readonly ListedProduct[] {
    const key = `${categoryId ?? ''} ${sort} ${sort.startsWith('name') ? locale : ''}`;
    const known = this.#sorted.get(key);
    if (known) return known.products;
    const order = orderBy(sort, locale, this.#store.languages.get(locale) ?? [locale]);
    const products = this.#all.filter((product) => isIn(product, categoryId)).sort(order);
    this.#sorted.set(key, { categoryId, order, products });
    return products;
  }

  /** Returns the sold products among these SKUs, sorted. */
  sortedOf(skus: readonly string[], sort: ListingSort, locale: string): ListedProduct[] {
    const sorted = this.sorted(undefined, sort, locale);
    const ranks = this.#ranksIn(sorted);
    // A prefix may match half the shop at every keystroke, so no intermediate lists are created.
    const found = new Uint32Array(skus.length);
    let count = 0;
    for (const sku of skus) {
      const position = this.#indexBySku.get(sku);
      if (position !== undefined) found[count++] = ranks[position] ?? 0;
    }
    const products: ListedProduct[] = [];
    for (const rank of found.subarray(0, count).sort()) {
      const product = sorted[rank];
      if (product) products.push(product);
    }
    return products;
  }

  /** Returns the sorted products of a collection; `sale` includes products of running campaigns. */
  collection(
    collection: ListingCollection,
    running: readonly string[],
    sort: ListingSort,
    locale: string,
  ): readonly ListedProduct[] {
    const all = this.sorted(undefined, sort, locale);
    const key = [collection, sort, sort.startsWith('name') ? locale : '', ...running].join(' ');
    const products =
      this.#collected.get(key) ??
      all.filter(
        ({ tags, campaigns }) =>
          tags.includes(COLLECTION_TAGS[collection]) ||
          (collection === 'sale' && campaigns.some((name) => running.includes(name))),
      );
    this.#collected.set(key, products);
    return products;
  }

  /** Returns ids of the products with a tag, best rated first. */
  tagged(tag: ProductTag, limit: number): string[] {
    const known = this.#tagged.get(tag) ?? this.#all.filter(({ tags }) => tags.includes(tag)).sort(byRating);
    this.#tagged.set(tag, known);
    return known.slice(0, limit).map(({ id }) => id);
  }

  /** Returns the ids that the store sells, in their order. */
  sold(ids: readonly string[]): string[] {
    this.#cachedIds ??= new Set(this.#all.map(({ id }) => id));
    const known = this.#cachedIds;
    return ids.filter((id) => known.has(id));
  }

  /** Returns ids of a category's other products, nearest in price first. */
  similar(sku: string, categoryId: string, limit: number): string[] {
    const own = this.#bySku(sku);
    if (!own) return [];
    // Prices sort the same in every locale.
    const others = this.sorted(categoryId, 'price-asc', '').filter((product) => product !== own);
    return others
      .sort(byPriceDistance(own))
      .slice(0, limit)
      .map(({ id }) => id);
  }

  /** Returns other products of the family in the same condition, nearest in price first. */
  sameFamily(sku: string): readonly ListedProduct[] {
    const own = this.#bySku(sku);
    if (!own || own.family === null) return [];
    const isUsed = ({ tags }: ListedProduct) => tags.includes('bware');
    const others = this.#all.filter(
      (product) => product !== own && product.family === own.family && isUsed(product) === isUsed(own),
    );
    return others.sort(byPriceDistance(own));
  }

  /** Returns the ids of sold SKUs in their order. */
  idsBySku(skus: readonly string[]): string[] {
    return skus.flatMap((sku) => this.#bySku(sku)?.id ?? []);
  }

  /** The index of each product in `#all`, by SKU. */
  get #indexBySku(): ReadonlyMap<string, number> {
    this.#cachedIndexBySku ??= new Map(this.#all.map(({ sku }, position) => [sku, position]));
    return this.#cachedIndexBySku;
  }

  #bySku(sku: string): ListedProduct | undefined {
    const position = this.#indexBySku.get(sku);
    return position === undefined ? undefined : this.#all[position];
  }

  #ranksIn(sorted: readonly ListedProduct[]): Uint32Array {
    const known = this.#ranks.get(sorted);
    if (known) return known;
    const ranks = new Uint32Array(sorted.length);
    for (const [rank, { sku }] of sorted.entries()) ranks[this.#indexBySku.get(sku) ?? 0] = rank;
    this.#ranks.set(sorted, ranks);
    return ranks;
  }
}

/** Returns the order of products by how much their price differs from that of `own`. */
function byPriceDistance(own: ListedProduct): Order {
  const distance = ({ centAmount }: ListedProduct) => Math.abs(centAmount - own.centAmount);
  return (first, second) => distance(first) - distance(second) || bySku(first, second);
}

const isIn = ({ categoryIds }: ListedProduct, categoryId: string | undefined): boolean =>
  categoryId === undefined || categoryIds.includes(categoryId);

/** Returns a list without leaving and with entering products; the same object if none is of its category. */
function changedList(
  list: SortedList,
  leaving: ReadonlySet<ListedProduct>,
  entering: readonly ListedProduct[],
): SortedList {
  const { categoryId, order } = list;
  const isHere = (product: ListedProduct) => isIn(product, categoryId);
  const isAnyLeaving = [...leaving].some(isHere);
  const staying = isAnyLeaving ? list.products.filter((product) => !leaving.has(product)) : list.products;
  const products = mergedInOrder(staying, entering.filter(isHere), order);
  return products === list.products ? list : { categoryId, order, products };
}
