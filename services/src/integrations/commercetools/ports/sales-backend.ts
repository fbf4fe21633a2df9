import type { Sale } from '@manifold/domain/impact/sale';

/** A page of a store's carts or orders. `next` is the cursor of the next page; null on the last one. */
export interface SalesPage {
  readonly sales: readonly Sale[];
  readonly next: string | null;
}

/** Selects a store's open carts, or its orders placed since an instant. */
export type SalesQuery = { readonly kind: 'carts' } | { readonly kind: 'orders'; readonly placedSince: Date };

/**
 * Reads a store's carts and orders page by page, without personal data. Every method throws `backend-unavailable` if the
 * backend is unavailable.
 */
export abstract class SalesBackend {
  /** Returns the number of results; the platform counts up to 10,000. */
  abstract count(storeKey: string, query: SalesQuery): Promise<number>;
  /** Returns the page after an id, in the order of ids; the first page for null. */
  abstract page(storeKey: string, query: SalesQuery, after: string | null): Promise<SalesPage>;
}
