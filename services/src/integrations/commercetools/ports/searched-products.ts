/** A published product's texts in the best language of those asked for that it has. */
export interface SearchedProduct {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly description: string | null;
  readonly categoryIds: readonly string[];
  readonly brand: string | null;
  readonly ean: string | null;
}

/** What a search index is filled with. */
export abstract class SearchedProducts {
  /** Every published product, or every one that changed since, in pages; `languages` best first. */
  abstract pages(languages: readonly string[], changedSince?: string): AsyncIterable<readonly SearchedProduct[]>;
}
