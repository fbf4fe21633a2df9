import type { Money } from '@manifold/domain/money/money';
import type { MirroredTransaction } from '@manifold/domain/payment-ledger/paid-back';
import type { PriceRecord } from './catalogue-backend.js';

/** The tax of a line or of shipping. `rate` is a fraction. */
export interface ItemTaxRecord {
  readonly rate: number;
  readonly net: Money;
  readonly gross: Money;
}

/** A line that is not a product, such as a service or a surcharge. */
export interface CustomLineItemRecord {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly quantity: number;
  /** The price of one piece. */
  readonly price: Money;
  readonly totalPrice: Money;
  /** The price of one piece with tax, if the price is net now. */
  readonly grossBeforeNetCentAmount?: number;
  /** Null until the cart has an address. */
  readonly tax: ItemTaxRecord | null;
}

export interface LineItemRecord {
  readonly id: string;
  readonly productId: string;
  readonly sku: string;
  readonly name: string;
  readonly slug: string;
  readonly productTypeKey: string;
  readonly image: string | null;
  readonly quantity: number;
  readonly price: PriceRecord;
  readonly totalPrice: Money;
  /** Amount of each cart discount on the whole line. */
  readonly savings: readonly { readonly name: string; readonly amount: Money }[];
  readonly isFreight: boolean;
  /** Whether a discount added it for nothing; absent for other lines. */
  readonly isGift?: true;
  /** Null until the cart has an address. */
  readonly tax: ItemTaxRecord | null;
}

export interface AddressRecord {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly streetName?: string;
  readonly streetNumber?: string;
  readonly additionalAddressInfo?: string;
  readonly postalCode?: string;
  readonly city?: string;
  readonly country: string;
  readonly phone?: string;
  readonly company?: string;
  readonly department?: string;
  readonly email?: string;
  readonly vatNumber?: string;
}

export interface TaxedPriceRecord {
  readonly totalNet: Money;
  readonly totalGross: Money;
  /** `rate` is a fraction. */
  readonly taxPortions: readonly { readonly rate: number; readonly amount: Money }[];
}

export interface ShippingInfoRecord {
  readonly methodKey: string;
  readonly methodName: string;
  /** After all discounts. */
  readonly price: Money;
  readonly matchesCart: boolean;
  readonly tax: ItemTaxRecord | null;
}

/** The common fields of a cart and of its order. */
interface SaleRecord {
  readonly id: string;
  readonly version: number;
  readonly anonymousId: string | null;
  readonly customerEmail: string | null;
  /** The locale of the shopper, such as `sk-SK`. */
  readonly locale: string | null;
  readonly customLineItems: readonly CustomLineItemRecord[];
  readonly lineItems: readonly LineItemRecord[];
  readonly shippingInfo: ShippingInfoRecord | null;
  readonly totalPrice: Money;
  readonly taxedPrice: TaxedPriceRecord | null;
  readonly billingAddress: AddressRecord | null;
  readonly shippingAddress: AddressRecord | null;
  readonly cashOnDeliveryFeeCentAmount: number | null;
  readonly cashRoundingCentAmount: number | null;
  /** The total with tax, if prices are net now; null for gross prices. */
  readonly grossBeforeNetCentAmount: number | null;
  /** The lines with tax, without shipping, if prices are net now; null for gross prices. */
  readonly grossSubtotalBeforeNetCentAmount: number | null;
}

export type CartState = 'Active' | 'Merged' | 'Ordered' | 'Frozen';

export interface DiscountCodeRecord {
  readonly id: string;
  readonly code: string;
  /** `MatchesCart` if the code reduces the price. */
  readonly state: string;
}

export interface CartRecord extends SaleRecord {
  /** Whether the shopper wants offers by e-mail. */
  readonly hasAgreedToEmail: boolean;
  readonly cartState: CartState;
  readonly discountCodes: readonly DiscountCodeRecord[];
  /** The gifts that the shopper removed from the cart: the cart discounts that added them. */
  readonly refusedGifts: readonly { readonly id: string; readonly name: string }[];
  /** Ids of the payments on the cart. */
  readonly paymentIds: readonly string[];
  /** Whether the cart has its custom type, which custom fields require. */
  readonly hasCustomType: boolean;
  /** Whether prices are gross only for a change after which they must be net again. */
  readonly isNetDue: boolean;
}

export interface OrderRecord extends SaleRecord {
  /** Empty if staff or another system created the order without one. */
  readonly orderNumber: string;
  readonly createdAt: string;
  readonly orderState: 'Open' | 'Confirmed' | 'Complete' | 'Cancelled';
  readonly paymentState: string | null;
  readonly shipmentState: string | null;
  /** How it is paid: online if one of its payments is, whatever staff have added. */
  readonly paymentInterface: string | null;
  /** The idempotency keys of its payments: of the attempts that paid it, and of payments that staff added. */
  readonly paymentKeys: readonly string[];
  /** The transactions of its payments. */
  readonly transactions: readonly MirroredTransaction[];
  readonly cartId: string | null;
}
