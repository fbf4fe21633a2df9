import { brandSlug } from '@manifold/domain/catalogue/brand-slug';
import { COLLECTION_TAGS } from '@manifold/domain/catalogue/listing-collections';
import type { ListingCollection, ListingSort, ProductTag } from '@manifold/domain/catalogue/contract';
import type { ListingRow } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { ATTRIBUTE, attributeText, campaignsOf, comparisonScore, isForSale, tagsOf } from './attribute-values.js';
import type { CategoryTree } from './category-tree.js';
import type { ListedBrand, ListedProduct } from './listed-product.js';
import { byRating, bySku, orderBy } from './listing-order.js';

/** In which languages and at which of a row's prices a store lists. */
export interface StoreListing {
  /** By locale, best first. */
  readonly languages: ReadonlyMap<string, readonly string[]>;
  readonly place: number | undefined;
}

/** What all products of an index share instead of having it each. */
class Shared {
  readonly #brands = new Map<string, ListedBrand>();
  readonly #lists = new Map<string, readonly string[]>();

  brand(name: string | null): ListedBrand | undefined {
    if (!name) return undefined;
    const slug = brandSlug(name);
    const known = this.#brands.get(slug) ?? { slug, name };
    this.#brands.set(slug, known);
    return known;
  }

  list<Text extends string>(texts: readonly Text[]): readonly Text[] {
    const key = texts.join();
    const known = (this.#lists.get(key) as readonly Text[] | undefined) ?? texts;
    this.#lists.set(key, known);
    return known;
  }
}

/**
 * Every product that a store sells, ready to be sorted and paged: the commerce backend cannot sort by the price of a
 * country. Holds ids, prices and names; orders of a category are made when first asked for.
 */
export class ListingIndex {
  readonly size: number;
  readonly #all: ListedProduct[];
  /** Where each stands in `#all`. */
  readonly #bySku: ReadonlyMap<string, number>;
  readonly #ids: ReadonlySet<string>;
  readonly #byCategory = new Map<string, ListedProduct[]>();
  readonly #sorted = new Map<string, readonly ListedProduct[]>();
  /** Where each product of `#all` stands in a sorted list of the shop. */
  readonly #ranks = new WeakMap<readonly ListedProduct[], Uint32Array>();
  readonly #collected = new Map<string, readonly ListedProduct[]>();
  readonly #tagged = new Map<ProductTag, readonly ListedProduct[]>();
  readonly #languages: StoreListing['languages'];

  constructor(rows: readonly ListingRow[], tree: CategoryTree, store: StoreListing) {
    this.#all = [];
    this.#languages = store.languages;
    const shared = new Shared();
    for (const row of rows) {
      const categoryIds = shared.list([...subtreesOf(row, tree)]);
      const product = tree.sells(row.categoryIds) ? listedProduct(row, store, { shared, categoryIds }) : undefined;
      if (!product) continue;
      this.#all.push(product);
      for (const id of categoryIds) this.#listUnder(id, product);
    }
    this.#bySku = new Map(this.#all.map(({ sku }, place) => [sku, place]));
    this.#ids = new Set(this.#all.map(({ id }) => id));
    this.size = this.#all.length;
  }

  /** The products of a category's whole subtree, or of the shop, in this order. Names sort as the locale does. */
  sorted(categoryId: string | undefined, sort: ListingSort, locale: string): readonly ListedProduct[] {
    const key = `${categoryId ?? ''} ${sort} ${sort.startsWith('name') ? locale : ''}`;
    const known = this.#sorted.get(key);
    if (known) return known;
    const listed = categoryId === undefined ? this.#all : (this.#byCategory.get(categoryId) ?? []);
    const products = [...listed].sort(orderBy(sort, locale, this.#languages.get(locale) ?? [locale]));
    this.#sorted.set(key, products);
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
      const place = this.#bySku.get(sku);
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
    return ids.filter((id) => this.#ids.has(id));
  }

  /** Ids of a category's other products, the nearest in price first. */
  alike(sku: string, categoryId: string, limit: number): string[] {
    const own = this.#ofSku(sku);
    if (!own) return [];
    const distance = ({ centAmount }: ListedProduct) => Math.abs(centAmount - own.centAmount);
    const others = (this.#byCategory.get(categoryId) ?? []).filter((product) => product !== own);
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

  #ofSku(sku: string): ListedProduct | undefined {
    const place = this.#bySku.get(sku);
    return place === undefined ? undefined : this.#all[place];
  }

  #ranksIn(sorted: readonly ListedProduct[]): Uint32Array {
    const known = this.#ranks.get(sorted);
    if (known) return known;
    const ranks = new Uint32Array(sorted.length);
    for (const [rank, { sku }] of sorted.entries()) ranks[this.#bySku.get(sku) ?? 0] = rank;
    this.#ranks.set(sorted, ranks);
    return ranks;
  }

  #listUnder(categoryId: string, product: ListedProduct): void {
    const listed = this.#byCategory.get(categoryId);
    if (listed) listed.push(product);
    else this.#byCategory.set(categoryId, [product]);
  }
}

interface Surroundings {
  readonly shared: Shared;
  readonly categoryIds: readonly string[];
}

function listedProduct(
  row: ListingRow,
  store: StoreListing,
  { shared, categoryIds }: Surroundings,
): ListedProduct | undefined {
  const { place } = store;
  const centAmount = place === undefined ? null : (row.centAmounts[place] ?? null);
  if (place === undefined || centAmount === null || !isForSale(row.attributes, [...store.languages.keys()]))
    return undefined;
  return {
    id: row.id,
    sku: row.sku,
    brand: shared.brand(attributeText(row.attributes, ATTRIBUTE.brand, [])),
    categoryIds,
    centAmount,
    fullCentAmount: row.fullCentAmounts[place] ?? centAmount,
    createdAt: row.createdAt,
    tags: shared.list(tagsOf(row.attributes)),
    campaigns: shared.list(campaignsOf(row.attributes)),
    family: attributeText(row.attributes, ATTRIBUTE.family, []),
    recommends: comparisonScore(row.attributes),
    rating: weighed(row.rating),
    face: row.face,
  };
}

/** The product's categories and all above them, each once. */
function subtreesOf(row: ListingRow, tree: CategoryTree): Set<string> {
  const ids = new Set<string>();
  for (const id of row.categoryIds) {
    const category = tree.find(id);
    if (!category) continue;
    ids.add(id);
    for (const ancestor of tree.ancestors(category)) ids.add(ancestor.id);
  }
  return ids;
}

/** What a shop's product is rated as a rule, and how many reviews outweigh that. */
const USUAL_RATING = 4.2;
const USUAL_COUNT = 8;

/** An average that few reviews move little from the usual: five stars of one person are not the best product, and what nobody has rated yet is not the worst. */
function weighed(rating: ListingRow['rating']): number {
  if (!rating) return USUAL_RATING;
  return (USUAL_RATING * USUAL_COUNT + rating.average * rating.count) / (USUAL_COUNT + rating.count);
}
