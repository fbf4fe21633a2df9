import { Injectable } from '@nestjs/common';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { Cache } from '../../platform/cache/cache.js';
import { CartEvents } from '../cart-events/index.js';
import { ownerIdOf, type Visit } from '../visit/index.js';

/** About 5 KB each. */
const MAXIMUM_CARTS = 2000;

const cacheKey = (visit: Visit): string => `${visit.session.current?.sid ?? ''} ${ownerIdOf(visit)}`;

/**
 * Caches the carts of recent sessions on this replica, so that a change need not read the cart first. Only for changes at
 * exactly the cached version: the backend refuses them if the cart was changed elsewhere.
 */
@Injectable()
export class RecentCarts {
  private readonly carts = new Cache<CartRecord>({ maximumEntries: MAXIMUM_CARTS });

  constructor(private readonly events: CartEvents) {}

  get(visit: Visit): CartRecord | undefined {
    return this.carts.get(cacheKey(visit));
  }

  /** Caches the visitor's active cart; deletes the entry for null or a cart that cannot be changed. */
  store(visit: Visit, cart: CartRecord | null): void {
    if (cart?.cartState === 'Active') this.carts.set(cacheKey(visit), cart);
    else this.carts.delete(cacheKey(visit));
  }

  /** Caches a cart that the visitor has just changed, and announces its version. */
  storeChange(visit: Visit, cart: CartRecord): void {
    this.store(visit, cart);
    this.events.emitVersion(visit.market.storeKey, cart);
  }

  /** Announces that the visitor's cart was deleted. */
  announceRemoval(visit: Visit, { id: cartId }: Pick<CartRecord, 'id'>): void {
    this.events.emit({ storeKey: visit.market.storeKey, cartId, version: null, skus: [] });
  }
}
