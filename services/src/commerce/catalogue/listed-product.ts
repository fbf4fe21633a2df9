import { brandSlug } from '@manifold/domain/catalogue/slugs';
import type { ProductTag } from '@manifold/domain/catalogue/contract';
import type { ListingRow, ProductSummary } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { ATTRIBUTE, attributeText, campaignsOf, comparisonScore, isForSale, tagsOf } from './attribute-values.js';
import type { CategoryTree } from './category-tree.js';

/** A maker; one object for all products of it. */
export interface ListedBrand {
  readonly slug: string;
  readonly name: string;
}

/** One product of a store as far as lists go. */
export interface ListedProduct {
  readonly id: string;
  readonly sku: string;
  readonly brand: ListedBrand | undefined;
  /** Its categories and all above them. */
  readonly categoryIds: readonly string[];
  /** What is paid, every product discount taken off. */
  readonly centAmount: number;
  /** What it costs without the discounts. */
  readonly fullCentAmount: number;
  readonly createdAt: string;
  readonly tags: readonly ProductTag[];
  /** By name: what reduces the product while it runs. */
  readonly campaigns: readonly string[];
  /** Of the same kind and build; null where the catalogue does not say. */
  readonly family: string | null;
  /** See `comparisonScore`. */
  readonly recommends: number;
  /** 1 to 5, moved little by few reviews. */
  readonly rating: number;
  /** In every language: who sorts or shows it looks for the reader's. */
  readonly face: ProductSummary;
}

/** What a store lists: of which categories, in which languages and at which of a row's prices. */
export interface StoreListing {
  readonly tree: CategoryTree;
  /** By locale, best first. */
  readonly languages: ReadonlyMap<string, readonly string[]>;
  readonly place: number | undefined;
}

/** What all products of an index share instead of having it each. */
export class Shared {
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

/** A product as a store lists it; undefined where the store does not sell it. */
export function listedProduct(row: ListingRow, store: StoreListing, shared: Shared): ListedProduct | undefined {
  const { tree, place } = store;
  if (!tree.sells(row.categoryIds)) return undefined;
  const centAmount = place === undefined ? null : (row.centAmounts[place] ?? null);
  if (place === undefined || centAmount === null || !isForSale(row.attributes, [...store.languages.keys()]))
    return undefined;
  return {
    id: row.id,
    sku: row.sku,
    brand: shared.brand(attributeText(row.attributes, ATTRIBUTE.brand, [])),
    categoryIds: shared.list([...subtreesOf(row, tree)]),
    centAmount,
    fullCentAmount: row.fullCentAmounts[place] ?? centAmount,
    createdAt: row.createdAt,
    tags: shared.list(tagsOf(row.attributes)),
    campaigns: shared.list(campaignsOf(row.attributes)),
    family: attributeText(row.attributes, ATTRIBUTE.family, []),
    recommends: comparisonScore(row.attributes),
    rating: weighed(row.rating),
    face: row.summary,
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
