import { brandSlug } from '@manifold/domain/catalogue/slugs';
import type { ProductTag } from '@manifold/domain/catalogue/contract';
import type { ListingRow, ProductSummary } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { ATTRIBUTE, attributeText, campaignsOf, comparisonScore, isForSale, tagsOf } from './attribute-values.js';
import type { CategoryTree } from './category-tree.js';

/** A brand; one shared object for all its products. */
export interface ListedBrand {
  readonly slug: string;
  readonly name: string;
}

/** A product in the listings of a store. */
export interface ListedProduct {
  readonly id: string;
  readonly sku: string;
  readonly brand: ListedBrand | undefined;
  /** Its categories and their ancestors. */
  readonly categoryIds: readonly string[];
  /** Price after product discounts. */
  readonly centAmount: number;
  /** Price before discounts. */
  readonly fullCentAmount: number;
  readonly createdAt: string;
  readonly tags: readonly ProductTag[];
  /** Names of the campaigns that reduce the product. */
  readonly campaigns: readonly string[];
  /** Key of its product family; null if unknown. */
  readonly family: string | null;
  /** See `comparisonScore`. */
  readonly comparisonScore: number;
  /** 1 to 5, weighted by the number of reviews. */
  readonly rating: number;
  /** Texts in every language. */
  readonly summary: ProductSummary;
}

/** The listing parameters of a store: categories, languages, and the index of its price in a row. */
export interface StoreListing {
  readonly tree: CategoryTree;
  /** By locale, best first. */
  readonly languages: ReadonlyMap<string, readonly string[]>;
  readonly priceIndex: number | undefined;
}

/** Interns values that many products of an index share, to save memory. */
export class InternPool {
  readonly #slugs = new Map<string, string>();
  readonly #brands = new Map<string, ListedBrand>();
  readonly #lists = new Map<string, readonly string[]>();

  brand(name: string | null): ListedBrand | undefined {
    if (!name) return undefined;
    const slug = this.#slugs.get(name) ?? brandSlug(name);
    this.#slugs.set(name, slug);
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

/** Maps a row to a store's listed product; undefined if the store does not sell it. */
export function listedProduct(row: ListingRow, store: StoreListing, shared: InternPool): ListedProduct | undefined {
  const { tree, priceIndex } = store;
  if (!tree.sells(row.categoryIds)) return undefined;
  const centAmount = priceIndex === undefined ? null : (row.centAmounts[priceIndex] ?? null);
  if (priceIndex === undefined || centAmount === null || !isForSale(row.attributes, [...store.languages.keys()]))
    return undefined;
  return {
    id: row.id,
    sku: row.sku,
    brand: shared.brand(attributeText(row.attributes, ATTRIBUTE.brand, [])),
    categoryIds: shared.list([...subtreesOf(row, tree)]),
    centAmount,
    fullCentAmount: row.fullCentAmounts[priceIndex] ?? centAmount,
    createdAt: row.createdAt,
    tags: shared.list(tagsOf(row.attributes)),
    campaigns: shared.list(campaignsOf(row.attributes)),
    family: attributeText(row.attributes, ATTRIBUTE.family, []),
    comparisonScore: comparisonScore(row.attributes),
    rating: weightedRating(row.rating),
    summary: row.summary,
  };
}

/** Returns the product's categories and their ancestors, each once. */
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

/** The prior of the weighted rating: a usual average with the weight of this many reviews. */
const USUAL_RATING = 4.2;
const USUAL_COUNT = 8;

/** Returns the Bayesian average, so that one five-star review does not rank first and an unrated product not last. */
function weightedRating(rating: ListingRow['rating']): number {
  if (!rating) return USUAL_RATING;
  return (USUAL_RATING * USUAL_COUNT + rating.average * rating.count) / (USUAL_COUNT + rating.count);
}
