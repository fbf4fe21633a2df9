import type { Snapshot } from '@manifold/domain/store-document/contract';

/** On whose behalf a page asks. Without a cookie nothing personal can come back. */
export interface OperationCaller {
  readonly snapshot: Snapshot;
  readonly locale: string;
  readonly cookie: string | undefined;
  /** Takes the `Set-Cookie` values for the page's answer, also where the operation is refused. */
  readonly setCookies: (values: readonly string[]) => void;
}

/** The shopper's operations as the host's pages ask them; the commerce module fulfils it. */
export abstract class ShopOperations {
  /** The operation's `data`. Rejects as the operation was refused. */
  abstract call(operation: string, caller: OperationCaller, request: unknown): Promise<unknown>;
}
