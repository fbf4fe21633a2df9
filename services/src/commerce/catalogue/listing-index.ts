import { COLLECTION_TAGS } from '@manifold/domain/page-slugs/listing-collections';
import type { ListingCollection, ListingSort, ProductTag } from '@manifold/domain/catalogue/contract';
import type { ListingRow } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { listedProduct, Shared, type ListedProduct, type StoreListing } from './listed-product.js';
import { byRating, bySku, mergedInOrder, orderBy, type Order } from './listing-order.js';
import { rowChanges } from './reread-rows.js';

/** The products of a category, or of the shop, in an order. */
interface SortedList {
  readonly categoryId: string | undefined;
  readonly order: Order;
  readonly products: readonly ListedProduct[];
}

/** What an index is made on. */
interface Made {
  readonly rows: readonly ListingRow[];
  readonly all: readonly ListedProduct[];
  readonly sorted: ReadonlyMap<string, SortedList>;
  readonly shared?: Shared;
}

const NOTHING: Made = { rows: [], all: [], sorted: new Map() };

/**
 * Every product that a store sells, ready to be sorted and paged: the commerce backend cannot sort by the price of a
 * country. Holds ids, prices and names; orders of a category are made when first asked for.
 */
export class ListingIndex {
  readonly size: number;
  readonly #rows: readonly ListingRow[];
  readonly #store: StoreListing;
  readonly #shared: Shared;
  readonly #all: readonly ListedProduct[];
  readonly #sorted = new Map<string, SortedList>();
  /** Where each product of `#all` stands in a sorted list of the shop. */
  readonly #ranks = new WeakMap<readonly ListedProduct[], Uint32Array>();
  readonly #collected = new Map<string, readonly ListedProduct[]>();
  readonly #tagged = new Map<ProductTag, readonly ListedProduct[]>();
  #knownPlaces: ReadonlyMap<string, number> | undefined;
  #knownIds: ReadonlySet<string> | undefined;

  constructor(rows: readonly ListingRow[], store: StoreListing, before: Made = NOTHING) {
    this.#rows = rows;
    this.#store = store;
    this.#shared = before.shared ?? new Shared();
    const { gone, come } = rowChanges(before.rows, rows);
    const entering = come.flatMap((row) => listedProduct(row, store, this.#shared) ?? []);
    const leaving = new Set(before.all.filter(({ id }) => gone.has(id)));
    this.#all = [...before.all.filter((product) => !leaving.has(product)), ...entering];
    this.size = this.#all.length;
    for (const [key, list] of before.sorted) this.#sorted.set(key, changedList(list, leaving, entering));
  }

  /** The same store's index after another reading of the products: what did not change is taken over with its orders. */
  after(rows: readonly ListingRow[]): ListingIndex {
    const made = { rows: this.#rows, all: this.#all, sorted: this.#sorted, shared: this.#shared };
    return new ListingIndex(rows, this.#store, made);
  }

  /** The products of a category's whole subtree, or of the shop, in this order. Names sort as the locale does. */
  sorted(categoryId: string | undefined, sort: ListingSort, locale: string): readonly ListedProduct[] {
    const key = `${categoryId ?? ''} ${sort} ${sort.startsWith('name') ? locale : ''}`;
    const known = this.#sorted.get(key);
    if (known) return known.products;
    const order = orderBy(sort, locale, this.#store.languages.get(locale) ?? [locale]);
    const products = this.#all.filter((product) => isIn(product, categoryId)).sort(order);
    this.#sorted.set(key, { categoryId, order, products });
    return products;
  }

  /** Of these SKUs the products that the store sells, in this order. */
  sortedOf(skus: readonly string[], sort: ListingSort, locale: string): ListedProduct[] {
    const sorted = this.sorted(undefined, sort, locale);
    const ranks = this.#ranksIn(sorted);
    // A beginning of a word may fit half the shop, with every letter: no list is made on the way.
    const found = new Uint32Array(skus.length);
    let count = 0;
    for (const sku of skus) {
      const place = this.#places.get(sku);
      if (place !== undefined) found[count++] = ranks[place] ?? 0;
    }
    const products: ListedProduct[] = [];
    for (const rank of found.subarray(0, count).sort()) {
      const product = sorted[rank];
      if (product) products.push(product);
    }
    return products;
  }

  /** The products of a collection in this order; on sale is also what one of these campaigns reduces. */
  collected(
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

  /** Ids of the products with a tag, best rated first. */
  tagged(tag: ProductTag, limit: number): string[] {
    const known = this.#tagged.get(tag) ?? this.#all.filter(({ tags }) => tags.includes(tag)).sort(byRating);
    this.#tagged.set(tag, known);
    return known.slice(0, limit).map(({ id }) => id);
  }

  /** Of these ids those that the store sells, in their order. */
  sold(ids: readonly string[]): string[] {
    this.#knownIds ??= new Set(this.#all.map(({ id }) => id));
    const known = this.#knownIds;
    return ids.filter((id) => known.has(id));
  }

  /** Ids of a category's other products, the nearest in price first. */
  alike(sku: string, categoryId: string, limit: number): string[] {
    const own = this.#ofSku(sku);
    if (!own) return [];
    const distance = ({ centAmount }: ListedProduct) => Math.abs(centAmount - own.centAmount);
    // No locale sorts prices in another way.
    const others = this.sorted(categoryId, 'price-asc', '').filter((product) => product !== own);
    const nearest = others.sort((first, second) => distance(first) - distance(second) || bySku(first, second));
    return nearest.slice(0, limit).map(({ id }) => id);
  }

  /** Others of a product's family in the same condition, the nearest in price first. */
  ofFamily(sku: string): readonly ListedProduct[] {
    const own = this.#ofSku(sku);
    if (!own || own.family === null) return [];
    const isUsed = ({ tags }: ListedProduct) => tags.includes('bware');
    const distance = ({ centAmount }: ListedProduct) => Math.abs(centAmount - own.centAmount);
    const others = this.#all.filter(
      (product) => product !== own && product.family === own.family && isUsed(product) === isUsed(own),
    );
    return others.sort((first, second) => distance(first) - distance(second) || bySku(first, second));
  }

  /** Ids of these SKUs in their order; those that the store does not sell are left out. */
  ofSkus(skus: readonly string[]): string[] {
    return skus.flatMap((sku) => this.#ofSku(sku)?.id ?? []);
  }

  /** Where each product stands in `#all`, by SKU. */
  get #places(): ReadonlyMap<string, number> {
    this.#knownPlaces ??= new Map(this.#all.map(({ sku }, place) => [sku, place]));
    return this.#knownPlaces;
  }

  #ofSku(sku: string): ListedProduct | undefined {
    const place = this.#places.get(sku);
    return place === undefined ? undefined : this.#all[place];
  }

  #ranksIn(sorted: readonly ListedProduct[]): Uint32Array {
    const known = this.#ranks.get(sorted);
    if (known) return known;
    const ranks = new Uint32Array(sorted.length);
    for (const [rank, { sku }] of sorted.entries()) ranks[this.#places.get(sku) ?? 0] = rank;
    this.#ranks.set(sorted, ranks);
    return ranks;
  }
}

const isIn = ({ categoryIds }: ListedProduct, categoryId: string | undefined): boolean =>
  categoryId === undefined || categoryIds.includes(categoryId);

/** A list without these products and with those: the same one where they are none of its category. */
function changedList(
  list: SortedList,
  leaving: ReadonlySet<ListedProduct>,
  entering: readonly ListedProduct[],
): SortedList {
  const { categoryId, order } = list;
  const isHere = (product: ListedProduct) => isIn(product, categoryId);
  const isLess = [...leaving].some(isHere);
  const staying = isLess ? list.products.filter((product) => !leaving.has(product)) : list.products;
  const products = mergedInOrder(staying, entering.filter(isHere), order);
  return products === list.products ? list : { categoryId, order, products };
}
