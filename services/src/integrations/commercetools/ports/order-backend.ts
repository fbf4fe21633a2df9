import type { Money } from '@manifold/domain/money/money';
import type { CartRecord, OrderRecord } from './cart-records.js';
import type { CartVersion, Shopper } from './cart-backend.js';

export type PaymentState = 'Pending' | 'Paid';

export interface NewPayment {
  /** Idempotency key: repeated requests of the same attempt create one payment. */
  readonly key: string;
  readonly paymentInterface: string;
  readonly amount: Money;
}

/** The payment of a cart, with fee and rounding, before the order. */
export interface CartPayment {
  /** The only payment of the cart afterwards. */
  readonly paymentId: string;
  readonly cashOnDeliveryFee: Money | null;
  /** Amount added by cash rounding; null for none. */
  readonly cashRounding: Money | null;
  /** Whether the shopper agreed to e-mails; undefined leaves the field unchanged. */
  readonly agreedToSendEmail?: boolean | undefined;
  /** Whether the cart is frozen too, so that it can only be ordered. */
  readonly freeze: boolean;
}

/** An order to create from a cart at exactly this version. */
export interface NewOrder {
  readonly cart: CartVersion;
  readonly orderNumber: string;
  readonly paymentState: PaymentState;
  /** Languages of the texts in the answer, in order of preference. */
  readonly languages: readonly string[];
}

/** An order at exactly this version. */
export type OrderVersion = Pick<OrderRecord, 'id' | 'version'>;

export type OwnOrderFilter =
  { readonly id: string } | { readonly orderNumbers: readonly string[] } | { readonly cartId: string };

/** Operations on carts and orders that only the service client may do. Errors as in `CartBackend`. */
export abstract class OrderBackend {
  /** Returns the current cart; undefined if it was deleted. */
  abstract cart(storeKey: string, id: string): Promise<CartRecord | undefined>;
  /** Creates a payment and returns its id. Sent once more if the answer got lost. */
  abstract createPayment(payment: NewPayment): Promise<string>;
  /**
   * Recalculates the cart and sets payment, fee and rounding in one update at exactly the cart's version. Throws `conflict` if
   * the version has changed. If the answer got lost, the cart is read to check the result.
   */
  abstract preparePayment(storeKey: string, cart: CartRecord, payment: CartPayment): Promise<CartRecord>;
  /** Locks a cart at exactly this version, so that it can only be ordered. Throws `conflict` if the version has changed. */
  abstract freeze(storeKey: string, cart: CartVersion): Promise<CartRecord>;
  /** Unlocks a frozen cart at exactly this version. Throws `conflict` if the version has changed. */
  abstract unfreeze(storeKey: string, cart: CartVersion): Promise<CartRecord>;
  /** Creates the order without retries. Throws `conflict` if the order number is taken. */
  abstract createOrder(storeKey: string, order: NewOrder): Promise<OrderRecord>;
  /** Returns the order with a number, including the attempt that paid it; texts in these languages, or in any. */
  abstract orderByNumber(orderNumber: string, languages?: readonly string[]): Promise<OrderRecord | undefined>;
  /** Returns the order that was created from a cart, by whomever and under whatever number; undefined if there is none. */
  abstract orderOfCart(cartId: string): Promise<OrderRecord | undefined>;
  /** Returns the order that has a payment of this id, whosever cart it was created from; undefined if there is none. */
  abstract orderOfPayment(paymentId: string): Promise<OrderRecord | undefined>;
  /** Gives an order without a number this one, at exactly the order's version. Throws if the version has changed. */
  abstract setOrderNumber(order: OrderVersion, orderNumber: string): Promise<void>;
  /** Returns the order with a number, with texts in these languages and the tax of each line. For background work. */
  abstract orderToInvoice(orderNumber: string, languages: readonly string[]): Promise<OrderRecord | undefined>;
  /** Returns a customer's newest orders in a store (at most 20), with texts in these languages. */
  abstract customerOrders(storeKey: string, customerId: string, languages: readonly string[]): Promise<OrderRecord[]>;
  /** Returns the shopper's own orders with this id or these numbers, or of this cart. */
  abstract ownOrders(shopper: Shopper, by: OwnOrderFilter): Promise<OrderRecord[]>;
  /** Returns a page of the shopper's own orders in the store, newest first, and how many there are. */
  abstract orderHistory(
    shopper: Shopper,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly orders: OrderRecord[]; readonly total: number }>;
}
