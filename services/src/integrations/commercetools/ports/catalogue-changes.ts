/** What of the catalogue is another by now. `prices` has changed for many products at once, without one of them changing. */
export type CatalogueChange =
  | { readonly of: 'product'; readonly id: string }
  | { readonly of: 'prices'; readonly productId: string }
  | { readonly of: 'review'; readonly productId: string | undefined }
  | { readonly of: 'stock' }
  | { readonly of: 'categories' }
  | { readonly of: 'stores' };

/** A place in the feed of changes; the adapter's own. */
export interface FeedPlace {
  /** ISO date and time of the newest change that was seen. */
  readonly seenUntil: string;
  /** Those that may be told once more; none where nothing can come before the place any more. */
  readonly seen: ReadonlySet<string>;
}

/**
 * What changes in the catalogue, in the order in which it does. Where the backend keeps no record of it nothing is ever told.
 * Every method throws `ShopError('backend-unavailable')` when the backend is away.
 */
export abstract class CatalogueChanges {
  /** The place behind all that has happened. */
  abstract now(): Promise<FeedPlace>;
  /** What has happened since a place, each once, and the place behind it. */
  abstract since(
    place: FeedPlace,
  ): Promise<{ readonly changes: readonly CatalogueChange[]; readonly place: FeedPlace }>;
}
