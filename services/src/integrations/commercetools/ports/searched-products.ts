import type { ProductKind } from '@manifold/domain/search/product-kind';
import type { Localised } from './catalogue-backend.js';

/** A published product as far as it is searched. */
export interface SearchedFacts {
  readonly id: string;
  readonly sku: string;
  readonly categoryIds: readonly string[];
  readonly brand: string | null;
  readonly ean: string | null;
  readonly model: string | null;
  readonly kind: ProductKind;
}

/** How a product is called and described, in the best language that it has of those asked for. */
export interface SearchedTexts {
  readonly name: string;
  readonly description: string | null;
}

/** With its texts for each reader that was asked for, in their order. */
export interface SearchedProduct extends SearchedFacts {
  readonly texts: readonly SearchedTexts[];
}

/** With its texts in every language. */
export interface SearchedTranslations extends SearchedFacts {
  readonly names: Localised;
  readonly descriptions: Localised;
}

/** What a search index is filled with. */
export abstract class SearchedProducts {
  /** Every published product, or every one that changed since, in pages; for each reader the languages, best first. */
  abstract pages(
    readers: readonly (readonly string[])[],
    changedSince?: string,
  ): AsyncIterable<readonly SearchedProduct[]>;
  /** Of these at most 500 products those that are published, in any order. */
  abstract published(ids: readonly string[]): Promise<readonly SearchedTranslations[]>;
}
