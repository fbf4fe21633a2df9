import type { Snapshot } from '@manifold/domain/store-document/contract';

/** A visitor of a store, by the `Cookie` header of a request. */
export interface VisitorCookies {
  readonly snapshot: Snapshot;
  readonly cookie: string | undefined;
}

/** Knows who visits a page; implemented by the commerce module. */
export abstract class Visitors {
  /** Returns whether the visitor's session in this store is a customer's. Asks no other system. */
  abstract isCustomer(visitor: VisitorCookies): Promise<boolean>;
}
