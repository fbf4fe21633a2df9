/**
 * An index of product search: a row per variant, a row per price, or the values at a path in each product or variant, with
 * their words if it has a dictionary.
 */
export interface SearchIndex {
  readonly kind: 'product' | 'variant' | 'variants' | 'prices';
  readonly path: string;
  readonly dictionary: string;
  /** True if product outlines contain it; see `OUTLINE` in schema/base-tables.ts. */
  readonly isInOutline: boolean;
  /** The name of the attribute, if it is one; outlines contain the short ones. */
  readonly attribute?: string;
}

export const VARIANTS: SearchIndex = { kind: 'variants', path: '', dictionary: '', isInOutline: true };
export const PRICES: SearchIndex = { kind: 'prices', path: '', dictionary: '', isInOutline: true };

/** Returns the unique name of an index. */
export const indexName = ({ kind, path, dictionary }: Pick<SearchIndex, 'kind' | 'path' | 'dictionary'>): string =>
  [kind, path, dictionary].join('\n');
