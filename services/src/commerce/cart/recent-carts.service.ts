import { Injectable } from '@nestjs/common';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { Cache } from '../../platform/cache/cache.js';
import { ownerIdOf, type Visit } from '../visit/index.js';

/** About 5 KB each. */
const MAXIMUM_CARTS = 2000;

const nameOf = (visit: Visit): string => `${visit.session.current?.sid ?? ''} ${ownerIdOf(visit)}`;

/**
 * The carts of the newest sessions as this replica saw them last, so that a change need not read the cart first. Only for
 * changes at exactly the cart's version: the backend refuses those of a cart that has changed elsewhere.
 */
@Injectable()
export class RecentCarts {
  private readonly carts = new Cache<CartRecord>({ maximumEntries: MAXIMUM_CARTS });

  get(visit: Visit): CartRecord | undefined {
    return this.carts.get(nameOf(visit));
  }

  /** Keeps the visitor's active cart; forgets it if there is none or if it cannot be changed now. */
  keep(visit: Visit, cart: CartRecord | null): void {
    if (cart?.cartState === 'Active') this.carts.set(nameOf(visit), cart);
    else this.carts.delete(nameOf(visit));
  }
}
