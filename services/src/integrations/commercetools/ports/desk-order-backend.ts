import type { Money } from '@manifold/domain/money/money';
import type { PaymentTransaction } from '@manifold/domain/order-desk/order-money';
import type { OrderHit } from '@manifold/domain/order-desk/contract';
import type { SearchTerm } from '@manifold/domain/order-desk/search-term';
import type { AddressRecord } from './cart-records.js';

/** A search for orders of some stores. */
export interface DeskOrderQuery {
  readonly storeKeys: readonly string[];
  /** The numbers of a reference include those of the orders that it belongs to. */
  readonly by: SearchTerm;
  readonly offset: number;
  readonly limit: number;
}

/** An order in a list, with the backend's store and number. */
export interface ListedOrderRecord extends Omit<OrderHit, 'countryCode' | 'storeKey'> {
  readonly storeKey: string | null;
  /** As stored, so that it finds everything about the order: one of staff need not have the country's prefix. Empty for none. */
  readonly orderNumber: string;
}

export interface DeskOrderPage {
  readonly orders: readonly ListedOrderRecord[];
  readonly total: number;
}

export interface DeskPaymentRecord {
  readonly id: string;
  readonly version: number;
  /** The idempotency key of the attempt. */
  readonly key: string | null;
  /** The reference at the payment provider. */
  readonly interfaceId: string | null;
  readonly createdAt: string;
  readonly transactions: readonly (PaymentTransaction & {
    readonly at: string | null;
    readonly interactionId: string | null;
  })[];
}

export interface DeskLineRecord {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly total: Money;
}

interface ItemsRecord {
  readonly lineId: string;
  readonly quantity: number;
}

export interface DeskDeliveryRecord {
  readonly id: string;
  readonly createdAt: string;
  readonly items: readonly ItemsRecord[];
  readonly parcels: readonly {
    readonly id: string;
    readonly createdAt: string;
    readonly carrier: string | null;
    readonly trackingId: string | null;
  }[];
}

export interface DeskReturnRecord {
  readonly returnedAt: string | null;
  readonly trackingId: string | null;
  readonly items: readonly (ItemsRecord & {
    readonly createdAt: string;
    readonly shipmentState: string;
    readonly paymentState: string;
    /** Why it comes back; empty if unknown. */
    readonly comment: string;
  })[];
}

/** An order with everything that the order desk shows of it. */
export interface DeskOrderRecord extends ListedOrderRecord {
  readonly version: number;
  readonly cartId: string | null;
  readonly lastModifiedAt: string;
  readonly lines: readonly DeskLineRecord[];
  readonly billingAddress: AddressRecord | null;
  readonly shippingAddress: AddressRecord | null;
  readonly shippingMethod: string | null;
  readonly deliveries: readonly DeskDeliveryRecord[];
  readonly returns: readonly DeskReturnRecord[];
  readonly payments: readonly DeskPaymentRecord[];
}

/** Searches and changes orders of all stores with the service client. Errors as in `CartBackend`. */
export abstract class DeskOrderBackend {
  /** Returns a page of orders, newest first. Values are parameters of the predicate, never part of its text. */
  abstract search(query: DeskOrderQuery): Promise<DeskOrderPage>;
  /** Returns an order, or undefined if it does not exist. */
  abstract order(id: string, languages: readonly string[]): Promise<DeskOrderRecord | undefined>;
  /** Returns when a cart was created (ISO timestamp), or undefined if the backend has deleted it. */
  abstract cartCreatedAt(id: string): Promise<string | undefined>;
  /** Cancels an order at exactly this version. Throws `conflict` if the version has changed. */
  abstract cancel(id: string, version: number): Promise<void>;
}
