import type { Snapshot } from '@manifold/domain/store-document/contract';

/** A visitor of a store, by the `Cookie` header of a request. */
export interface VisitorCookies {
  readonly snapshot: Snapshot;
  readonly cookie: string | undefined;
}

/** Who visits a page; `ended` is a customer whose session is no longer valid. */
export type VisitorState = 'visitor' | 'customer' | 'ended';

/** Knows who visits a page; implemented by the commerce module. */
export abstract class Visitors {
  /** Returns whose session the visitor has in this store. Asks no other system. */
  abstract stateOf(visitor: VisitorCookies): Promise<VisitorState>;
}
