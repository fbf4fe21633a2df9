import type { Money } from '@manifold/domain/money/money';
import type { CartVersion } from './cart-backend.js';

/** A line of a cart at the version that is known. */
export interface CartLine extends CartVersion {
  readonly lineItemId: string;
}

/** What only the service client may do with a cart that is made to try something. Failures as in `CartBackend`. */
export abstract class TrialCartBackend {
  /** Marks a cart as one that is no shopper's; forgotten, it is gone after a day. */
  abstract mark(storeKey: string, cart: CartVersion): Promise<CartVersion>;
  /** Gives a line a price of its own. */
  abstract price(storeKey: string, line: CartLine, price: Money): Promise<CartVersion>;
}
