import type { ProductKind } from '@manifold/domain/search/product-kind';

/** One product as an index knows it, in the texts of one locale. */
export interface IndexedProduct {
  readonly id: string;
  readonly sku: string;
  readonly ean: string | null;
  /** The maker's number (`RCEF-10DH`). */
  readonly model: string | null;
  readonly kind: ProductKind;
  readonly name: string;
  readonly brand: string | null;
  /** Names of its categories and of all above them. */
  readonly categories: readonly string[];
  readonly description: string | null;
}

/** An index by its name (`prod.de-DE`), and the language of its texts. */
export interface IndexPlace {
  readonly indexName: string;
  /** `de` */
  readonly language: string;
}

export interface SearchQuestion extends IndexPlace {
  readonly text: string;
  /** Words and phrases that mean the same, a list for each meaning. */
  readonly synonyms: readonly (readonly string[])[];
}

/** The SKUs that fit, best first, those that fit equally well together; what was looked for in place of a mistyped text. */
export interface SearchAnswer {
  readonly groups: readonly (readonly string[])[];
  readonly correctedText: string | null;
}

/** Somebody chose a hit; `position` counts from 1. */
export interface ChosenHit {
  readonly indexName: string;
  readonly text: string;
  readonly sku: string;
  readonly position: number;
}

/** An index that is being filled beside the one that answers. */
export interface IndexBuild {
  add(products: readonly IndexedProduct[]): Promise<void>;
  /** Answers from now on; the one before is thrown away. Nobody finds less meanwhile. */
  publish(): Promise<void>;
  /** Throws it away: what answers goes on. */
  discard(): Promise<void>;
}

/**
 * Finds products by text. What a product costs, whether it is sold in a store and on stock there is not its business: the
 * shop's own lists know that, by the second. Every method throws `ShopError('backend-unavailable')` when the index is away.
 */
export abstract class SearchIndex {
  abstract find(question: SearchQuestion): Promise<SearchAnswer>;
  /** How many products an index holds; undefined where there is no such index. */
  abstract size(indexName: string): Promise<number | undefined>;
  abstract build(place: IndexPlace): Promise<IndexBuild>;
  /** Puts products into the index that answers, in place of what it has of them. */
  abstract change(place: IndexPlace, products: readonly IndexedProduct[]): Promise<void>;
  /** Takes products out of the index that answers; one that it does not have is none of its business. */
  abstract remove(place: IndexPlace, productIds: readonly string[]): Promise<void>;
  /** Makes known which words mean the same, where the index has to know before it is asked. */
  abstract keepSynonyms(place: IndexPlace, synonyms: SearchQuestion['synonyms']): Promise<void>;
  /** Tells of a click, where the index learns from them. */
  abstract chosen(hit: ChosenHit): Promise<void>;
}
