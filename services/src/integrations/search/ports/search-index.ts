import type { ProductKind } from '@manifold/domain/search/product-kind';

/** A product in an index, with the texts of one locale. */
export interface IndexedProduct {
  readonly id: string;
  readonly sku: string;
  readonly ean: string | null;
  /** The manufacturer's number (`RCEF-10DH`). */
  readonly model: string | null;
  readonly kind: ProductKind;
  readonly name: string;
  readonly brand: string | null;
  /** Names of its categories and their ancestors. */
  readonly categories: readonly string[];
  readonly description: string | null;
}

/** An index with its name (`prod.de-DE`) and the language of its texts. */
export interface IndexReference {
  readonly indexName: string;
  /** `de` */
  readonly language: string;
}

export interface SearchQuery extends IndexReference {
  readonly text: string;
  /** Synonyms, one list for each meaning. */
  readonly synonyms: readonly (readonly string[])[];
}

/** The SKUs that match, in groups of equal rank, best first, and the corrected text if the text was mistyped. */
export interface SearchResult {
  readonly groups: readonly (readonly string[])[];
  readonly correctedText: string | null;
}

/** A click on a hit; `position` counts from 1. */
export interface ClickedHit {
  readonly indexName: string;
  readonly text: string;
  readonly sku: string;
  readonly position: number;
}

/** A new generation of an index that is built while the live one is used. */
export interface IndexBuild {
  add(products: readonly IndexedProduct[]): Promise<void>;
  /** Makes it live and deletes the previous one, without an interruption of the search. */
  publish(): Promise<void>;
  /** Deletes it; the live one stays. */
  discard(): Promise<void>;
}

/**
 * Finds products by text. It has no prices, assortments or stock: the listing index has them. Every method throws
 * `ShopError('backend-unavailable')` if the index is unavailable.
 */
export abstract class SearchIndex {
  abstract find(query: SearchQuery): Promise<SearchResult>;
  /** Returns the number of products in an index, or undefined if it does not exist. */
  abstract size(indexName: string): Promise<number | undefined>;
  abstract build(reference: IndexReference): Promise<IndexBuild>;
  /** Adds or replaces products in the live index. */
  abstract change(reference: IndexReference, products: readonly IndexedProduct[]): Promise<void>;
  /** Removes products from the live index; unknown ones are ignored. */
  abstract remove(reference: IndexReference, productIds: readonly string[]): Promise<void>;
  /** Stores synonyms, if the index needs them before a search. */
  abstract storeSynonyms(reference: IndexReference, synonyms: SearchQuery['synonyms']): Promise<void>;
  /** Reports a click, if the index learns from clicks. */
  abstract recordClick(hit: ClickedHit): Promise<void>;
}
