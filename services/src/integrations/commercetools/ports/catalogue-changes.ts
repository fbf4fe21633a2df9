/** A change of the catalogue. `prices` changes for many products at once, without a change of the products themselves. */
export type CatalogueChange =
  | { readonly kind: 'product'; readonly id: string }
  | { readonly kind: 'prices'; readonly productId: string }
  | { readonly kind: 'review'; readonly productId: string | undefined }
  | { readonly kind: 'stock' }
  | { readonly kind: 'categories' }
  | { readonly kind: 'stores' };

/** A position in the change feed, opaque to all but the adapter. */
export interface FeedPosition {
  /** ISO date and time of the newest change that was seen. */
  readonly seenUntil: string;
  /** Messages that the next read may return again; empty if no older message can appear any more. */
  readonly seen: ReadonlySet<string>;
}

/**
 * The change feed of the catalogue, in order. Stays empty if the backend does not record changes. Every method throws
 * `backend-unavailable` if the backend is unavailable.
 */
export abstract class CatalogueChanges {
  /** Returns the position after the newest change. */
  abstract now(): Promise<FeedPosition>;
  /** Returns the changes since a position, each once, and the position after them. */
  abstract since(
    position: FeedPosition,
  ): Promise<{ readonly changes: readonly CatalogueChange[]; readonly position: FeedPosition }>;
}
