/**
 * Something that is kept beside the products for searches: a row for each variant, one for each price, or the values at a
 * path in each product or variant, with their words if it has a dictionary.
 */
export interface KeptIndex {
  readonly kind: 'product' | 'variant' | 'variants' | 'prices';
  readonly path: string;
  readonly dictionary: string;
  /** Outlines of products have it too; see `OUTLINE` in schema/schema.ts. */
  readonly isInOutline: boolean;
  /** Its name, where it is an attribute; the outline has the short ones. */
  readonly attribute?: string;
}

export const VARIANTS: KeptIndex = { kind: 'variants', path: '', dictionary: '', isInOutline: true };
export const PRICES: KeptIndex = { kind: 'prices', path: '', dictionary: '', isInOutline: true };

/** What tells one index from another. */
export const nameOf = ({ kind, path, dictionary }: Pick<KeptIndex, 'kind' | 'path' | 'dictionary'>): string =>
  [kind, path, dictionary].join('\n');
