import type { Money } from '@manifold/domain/money/money';
import type { CartRecord, OrderRecord } from './cart-records.js';
import type { CartVersion, Shopper } from './cart-backend.js';

export type PaymentState = 'Pending' | 'Paid';

export interface NewPayment {
  /** Idempotency key: the same attempt makes one payment however often it is asked for. */
  readonly key: string;
  readonly paymentInterface: string;
  readonly amount: Money;
}

/** What a cart is given before it becomes an order. */
export interface CartPayment {
  /** The one payment that the cart has afterwards. */
  readonly paymentId: string;
  readonly cashOnDeliveryFee: Money | null;
  /** What rounding to coins adds; null for nothing. */
  readonly cashRounding: Money | null;
  /** Whether the shopper agreed to e-mails; undefined leaves the cart's answer as it is. */
  readonly agreedToSendEmail?: boolean | undefined;
  /** Whether the cart is locked as well, so that it can only be ordered. */
  readonly freeze: boolean;
}

/** An order that is to be made of a cart at exactly this version. */
export interface NewOrder {
  readonly cart: CartVersion;
  readonly orderNumber: string;
  readonly paymentState: PaymentState;
  /** The languages of the texts in the answer, the first that there is. */
  readonly languages: readonly string[];
}

/** What only the service client may do with carts and orders. Failures as in `CartBackend`. */
export abstract class OrderBackend {
  /** A cart as it stands; undefined when it is gone. */
  abstract cart(storeKey: string, id: string): Promise<CartRecord | undefined>;
  /** Makes a payment and returns its id. Sent once more if the answer got lost. */
  abstract createPayment(payment: NewPayment): Promise<string>;
  /**
   * Recalculates the cart and puts the payment with its fee and rounding on it, in one update at exactly the cart's version;
   * `ShopError('conflict')` if it has moved on. If the answer got lost, the cart is read to find out.
   */
  abstract preparePayment(storeKey: string, cart: CartRecord, payment: CartPayment): Promise<CartRecord>;
  /** Unlocks a frozen cart. */
  abstract unfreeze(storeKey: string, cart: CartVersion): Promise<CartRecord>;
  /** Makes the order; never tried again by itself. A number that is taken is `ShopError('conflict')`. */
  abstract createOrder(storeKey: string, order: NewOrder): Promise<OrderRecord>;
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
