import type { Localised } from './catalogue-backend.js';

/** A published product as far as it is searched. */
interface SearchedFacts {
  readonly id: string;
  readonly sku: string;
  readonly categoryIds: readonly string[];
  readonly brand: string | null;
  readonly ean: string | null;
}

/** With its texts in the best language of those asked for that it has. */
export interface SearchedProduct extends SearchedFacts {
  readonly name: string;
  readonly description: string | null;
}

/** With its texts in every language. */
export interface SearchedTranslations extends SearchedFacts {
  readonly names: Localised;
  readonly descriptions: Localised;
}

/** What a search index is filled with. */
export abstract class SearchedProducts {
  /** Every published product, or every one that changed since, in pages; `languages` best first. */
  abstract pages(languages: readonly string[], changedSince?: string): AsyncIterable<readonly SearchedProduct[]>;
  /** Of these at most 500 products those that are published, in any order. */
  abstract published(ids: readonly string[]): Promise<readonly SearchedTranslations[]>;
}
