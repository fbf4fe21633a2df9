import type { Snapshot } from '@manifold/domain/store-document/contract';
import type { Market } from '../../integrations/commercetools/ports/market.js';
import type { ShopSession } from '../../platform/session/shop-session.js';

/** One request of a shopper: which store at which revision, in which language, and whose it is. */
export interface Visit {
  readonly snapshot: Snapshot;
  readonly locale: string;
  readonly market: Market;
  readonly session: SessionSlot;
  /** What the tabs of a browser without a session share while they make their first changes. */
  readonly firstVisit?: string | undefined;
}

/** The visitor's session while a request is worked on; the answer writes the cookie when it changed. */
export class SessionSlot {
  #changed = false;

  constructor(private session: ShopSession | undefined) {}

  get current(): ShopSession | undefined {
    return this.session;
  }

  get changed(): boolean {
    return this.#changed;
  }

  /** Puts a new session into the visitor's cookie; undefined takes it away. */
  replace(session: ShopSession | undefined): void {
    this.session = session;
    this.#changed = true;
  }
}

/** Under whose id carts are ordered: the customer's once somebody has signed in, the visitor's until then. */
export const ownerIdOf = ({ session: { current } }: Pick<Visit, 'session'>): string =>
  current?.customerId ?? current?.anonymousId ?? '';

/** What the shop is called, which is no part of a good password. */
export const brandNameOf = ({ snapshot }: Pick<Visit, 'snapshot'>): string => snapshot.document.sections.brand.name;
