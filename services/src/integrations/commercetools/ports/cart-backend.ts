import type { AddressRecord, CartRecord } from './cart-records.js';
import type { ShippingMethodRecord } from './catalogue-backend.js';

/** A shopper as the backend knows them, in one store; `languages` as in `Market`. */
export interface Shopper {
  readonly accessToken: string;
  readonly storeKey: string;
  readonly languages: readonly string[];
}

/** A cart at the version that a change was decided on. */
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

/** Pieces of a SKU, and the channels that they are taken from and priced by. */
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
 * A shopper's carts, reached with the shopper's own token so that the backend enforces whose they are. A refused token is
 * `ShopError('not-signed-in')`, a cart that is gone or of another store `ShopError('cart-not-found')`.
 */
export abstract class CartBackend {
  abstract activeCart(shopper: Shopper): Promise<CartRecord | null>;
  /** Null for anybody else's. */
  abstract cart(shopper: Shopper, id: string): Promise<CartRecord | null>;
  /** A new cart of a shopper who has no active one. */
  abstract create(shopper: Shopper, cart: NewCart): Promise<CartRecord>;
  /**
   * All changes or none. A concurrent change is met once by trying again on the newest version, unless `exact` forbids it. If
   * the answer got lost, the cart is read to find out whether the changes were made; if not, they are sent once more.
   */
  abstract update(
    shopper: Shopper,
    cart: CartRecord,
    changes: readonly CartChange[],
    exact?: boolean,
  ): Promise<CartRecord>;
  abstract remove(shopper: Shopper, cart: CartVersion): Promise<void>;
  /** The ways in which the cart can be sent to its address. */
  abstract shippingMethods(shopper: Shopper, cartId: string): Promise<ShippingMethodRecord[]>;
}
