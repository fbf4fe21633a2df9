import type { AddressRecord, CartRecord } from './cart-records.js';
import type { ShippingMethodRecord } from './catalogue-backend.js';

/** The shopper's identity at the backend, in one store; `languages` as in `Market`. */
export interface Shopper {
  readonly accessToken: string;
  readonly storeKey: string;
  readonly languages: readonly string[];
  /** The customer of a session without a token; the in-store client calls for them. */
  readonly customerId?: string | undefined;
}

/** A cart at the version that a change is based on. */
export interface CartVersion {
  readonly id: string;
  readonly version: number;
}

export interface NewCart {
  readonly currencyCode: string;
  readonly countryCode: string;
  readonly locale: string;
  readonly lineItems: readonly NewLineItem[];
}

/** A quantity of a SKU, and the channels for its stock and its price. */
export interface NewLineItem {
  readonly sku: string;
  readonly quantity: number;
  readonly supplyChannelId: string | undefined;
  readonly distributionChannelId: string | undefined;
}

/** One change of a cart. Quantities are pieces. */
export type CartChange =
  | ({ readonly change: 'add-line-item' } & NewLineItem)
  | { readonly change: 'remove-line-item'; readonly lineItemId: string }
  | { readonly change: 'change-quantity'; readonly lineItemId: string; readonly quantity: number }
  | { readonly change: 'set-supply-channel'; readonly lineItemId: string; readonly channelId: string | undefined }
  | { readonly change: 'set-distribution-channel'; readonly lineItemId: string; readonly channelId: string | undefined }
  | { readonly change: 'add-discount-code'; readonly code: string }
  | { readonly change: 'remove-discount-code'; readonly discountCodeId: string }
  | { readonly change: 'set-shipping-method'; readonly shippingMethodId: string }
  | { readonly change: 'set-email'; readonly email: string }
  | { readonly change: 'set-billing-address'; readonly address: AddressRecord }
  | { readonly change: 'set-shipping-address'; readonly address: AddressRecord }
  | { readonly change: 'set-agreed-to-email'; readonly agreed: boolean }
  | { readonly change: 'set-utm-source'; readonly utmSource: string }
  | { readonly change: 'recalculate' };

/**
 * A shopper's carts, accessed with the shopper's own token so that the backend checks the owner. Throws `not-signed-in` for a
 * refused token and `cart-not-found` for a cart that was deleted or belongs to another store.
 */
export abstract class CartBackend {
  abstract activeCart(shopper: Shopper): Promise<CartRecord | null>;
  /** Returns null for the cart of another shopper. */
  abstract cart(shopper: Shopper, id: string): Promise<CartRecord | null>;
  /** Creates a cart for a shopper without an active one. */
  abstract create(shopper: Shopper, cart: NewCart): Promise<CartRecord>;
  /**
   * Applies all changes or none. After a conflict they are sent once more on the newest version, unless `exact` is set. If the
   * answer got lost, the cart is read to check whether the changes were applied; if not, they are sent once more.
   */
  abstract update(
    shopper: Shopper,
    cart: CartRecord,
    changes: readonly CartChange[],
    exact?: boolean,
  ): Promise<CartRecord>;
  abstract remove(shopper: Shopper, cart: CartVersion): Promise<void>;
  /**
   * Gives a guest's cart to a customer whose session has no token, and recalculates it. Throws `cart-not-found` for a cart that
   * belongs to a customer.
   */
  abstract assign(customer: Shopper, cart: CartVersion): Promise<CartRecord>;
  /** Lists the shipping methods available for the cart and its address. */
  abstract shippingMethods(shopper: Shopper, cartId: string): Promise<ShippingMethodRecord[]>;
}
