import type { Money } from '@manifold/domain/money/money';
import type { CartRecord, OrderRecord } from './cart-records.js';
import type { CartVersion, Shopper } from './cart-backend.js';

export type PaymentState = 'Pending' | 'Paid';

/** What is written on a cart and its payment before it becomes an order. */
export interface PaymentNote {
  /** Idempotency key: the same attempt makes one payment however often it is asked for. */
  readonly key: string;
  readonly paymentInterface: string;
  readonly amount: Money;
  readonly cashOnDeliveryFee: Money | null;
}

/** A cart with its payment on it. */
export interface NotedPayment extends CartVersion {
  readonly paymentId: string;
}

/** What only the service client may do with carts and orders. Failures as in `CartBackend`. */
export abstract class OrderBackend {
  /** A cart as it stands; undefined when it is gone. */
  abstract cart(storeKey: string, id: string): Promise<CartRecord | undefined>;
  /** Locks the cart at exactly this version; `ShopError('conflict')` when it has moved on. */
  abstract freeze(storeKey: string, cart: CartVersion): Promise<CartVersion>;
  abstract unfreeze(storeKey: string, cart: CartVersion): Promise<void>;
  /** Adds the payment and the fee to a cart, once. */
  abstract notePayment(storeKey: string, cart: CartVersion, note: PaymentNote): Promise<NotedPayment>;
  /** Makes the order; never tried again by itself. A number that is taken is `ShopError('conflict')`. */
  abstract createOrder(
    storeKey: string,
    cart: CartVersion,
    orderNumber: string,
    paymentState: PaymentState,
  ): Promise<string>;
  /** The order of a number, with the attempt that paid it. */
  abstract byNumber(orderNumber: string): Promise<OrderRecord | undefined>;
  /** A customer's newest orders in a store, twenty at most; texts in these languages. */
  abstract ofCustomer(storeKey: string, customerId: string, languages: readonly string[]): Promise<OrderRecord[]>;
  /** The shopper's own orders among these ids or numbers. */
  abstract own(
    shopper: Shopper,
    by: { readonly id: string } | { readonly orderNumbers: readonly string[] },
  ): Promise<OrderRecord[]>;
}
