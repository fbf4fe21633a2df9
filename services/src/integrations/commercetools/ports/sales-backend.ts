import type { Sale } from '@manifold/domain/impact/sale';

/** Some of a store's carts or orders, and after which id the next ones come; null at the end. */
export interface SalesPage {
  readonly sales: readonly Sale[];
  readonly next: string | null;
}

/** One of the two walks over what a store sells: its open carts, or its orders placed since an instant. */
export type SalesWalk = { readonly of: 'carts' } | { readonly of: 'orders'; readonly placedSince: Date };

/**
 * What is in a store's carts and was in its orders, read by the service client page by page and without anything that names
 * a person. Every method throws `ShopError('backend-unavailable')` when the backend is away.
 */
export abstract class SalesBackend {
  /** How many a walk will meet; the platform counts no farther than 10,000. */
  abstract count(storeKey: string, walk: SalesWalk): Promise<number>;
  /** The next of a walk, in the order of their ids; from the beginning with null. */
  abstract page(storeKey: string, walk: SalesWalk, after: string | null): Promise<SalesPage>;
}
