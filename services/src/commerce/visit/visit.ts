import type { Snapshot } from '@manifold/domain/store-document/contract';
import type { Market } from '../../integrations/commercetools/ports/market.js';
import type { ShopSession } from '../../platform/session/shop-session.js';

/** A shopper's request: store and revision, language, market and session. */
export interface Visit {
  readonly snapshot: Snapshot;
  readonly locale: string;
  readonly market: Market;
  readonly session: SessionSlot;
  /** A key that the tabs of a browser without a session share for their first changes. */
  readonly firstVisit?: string | undefined;
}

/** The visitor's session during a request; the answer sets the cookie if it changed. */
export class SessionSlot {
  #changed = false;

  constructor(
    private session: ShopSession | undefined,
    /** The session that the request brought along. */
    readonly presented = session,
  ) {}

  get current(): ShopSession | undefined {
    return this.session;
  }

  get changed(): boolean {
    return this.#changed;
  }

  /** Goes on without the session and leaves the cookie as it is, because it may be a newer one by now. */
  leave(): void {
    this.session = undefined;
  }

  /** Replaces the session; undefined deletes the cookie. */
  replace(session: ShopSession | undefined): void {
    this.session = session;
    this.#changed = true;
  }
}

/** Returns the owner id of carts: the customer's id, or the anonymous id of a guest. */
export const ownerIdOf = ({ session: { current } }: Pick<Visit, 'session'>): string =>
  current?.customerId ?? current?.anonymousId ?? '';

/** Returns the brand name of the shop, which passwords may not contain. */
export const brandNameOf = ({ snapshot }: Pick<Visit, 'snapshot'>): string => snapshot.document.sections.brand.name;
