import type { ProductKind } from '@manifold/domain/search/product-kind';
import type { Localised } from './catalogue-backend.js';

/** The searchable fields of a published product. */
export interface SearchFields {
  readonly id: string;
  readonly sku: string;
  readonly categoryIds: readonly string[];
  readonly brand: string | null;
  readonly ean: string | null;
  readonly model: string | null;
  readonly kind: ProductKind;
}

/** Name and description in the first available of the requested languages. */
export interface SearchedTexts {
  readonly name: string;
  readonly description: string | null;
}

/** A product with its texts for each reader (language chain), in their order. */
export interface SearchedProduct extends SearchFields {
  readonly texts: readonly SearchedTexts[];
}

/** A product with its texts in every language. */
export interface SearchedTranslations extends SearchFields {
  readonly names: Localised;
  readonly descriptions: Localised;
}

/** Reads the products for search indexes. */
export abstract class SearchedProducts {
  /** Reads all published products, or those that changed since an instant, in pages. A reader is a list of languages, best first. */
  abstract pages(
    readers: readonly (readonly string[])[],
    changedSince?: string,
  ): AsyncIterable<readonly SearchedProduct[]>;
  /** Returns the published products among at most 500 ids, in any order. */
  abstract published(ids: readonly string[]): Promise<readonly SearchedTranslations[]>;
}
