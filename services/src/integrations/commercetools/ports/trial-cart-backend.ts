import type { Money } from '@manifold/domain/money/money';
import type { CartVersion } from './cart-backend.js';

/** A line of a cart at a known version. */
export interface CartLine extends CartVersion {
  readonly lineItemId: string;
}

/** Operations on trial carts that only the service client may do. Errors as in `CartBackend`. */
export abstract class TrialCartBackend {
  /** Marks a cart as a trial cart, which the backend deletes after a day. */
  abstract markAsTrial(storeKey: string, cart: CartVersion): Promise<CartVersion>;
  /** Sets an external price for a line. */
  abstract setLinePrice(storeKey: string, line: CartLine, price: Money): Promise<CartVersion>;
}
