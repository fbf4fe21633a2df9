import type { Snapshot } from '@manifold/domain/store-document/contract';

/** The visitor for whom a page is rendered. Without a cookie the answers contain nothing personal. */
export interface OperationCaller {
  readonly snapshot: Snapshot;
  readonly locale: string;
  readonly cookie: string | undefined;
  /** Receives the `Set-Cookie` values for the page's answer, even if the operation is refused. */
  readonly setCookies: (values: readonly string[]) => void;
}

/** The shop operations that pages call; implemented by the commerce module. */
export abstract class ShopOperations {
  /** Returns the operation's `data`. Rejects with the operation's error. */
  abstract call(operation: string, caller: OperationCaller, request: unknown): Promise<unknown>;
}
