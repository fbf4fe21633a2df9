import type { Money } from '@manifold/domain/money/money';
import type { PriceRecord } from './catalogue-backend.js';

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
}

/** The common fields of a cart and of its order. */
interface SaleRecord {
  readonly id: string;
  readonly version: number;
  readonly anonymousId: string | null;
  readonly customerEmail: string | null;
  readonly lineItems: readonly LineItemRecord[];
  readonly shippingInfo: ShippingInfoRecord | null;
  readonly totalPrice: Money;
  readonly taxedPrice: TaxedPriceRecord | null;
  readonly billingAddress: AddressRecord | null;
  readonly shippingAddress: AddressRecord | null;
  readonly cashOnDeliveryFeeCentAmount: number | null;
  readonly cashRoundingCentAmount: number | null;
}

export type CartState = 'Active' | 'Merged' | 'Ordered' | 'Frozen';

export interface DiscountCodeRecord {
  readonly id: string;
  readonly code: string;
  /** `MatchesCart` if the code reduces the price. */
  readonly state: string;
}

export interface CartRecord extends SaleRecord {
  readonly cartState: CartState;
  readonly discountCodes: readonly DiscountCodeRecord[];
  /** Ids of the payments on the cart. */
  readonly paymentIds: readonly string[];
  /** Whether the cart has its custom type, which custom fields require. */
  readonly hasCustomType: boolean;
}

export interface OrderRecord extends SaleRecord {
  readonly orderNumber: string;
  readonly createdAt: string;
  readonly orderState: 'Open' | 'Confirmed' | 'Complete' | 'Cancelled';
  readonly paymentInterface: string | null;
  /** The idempotency key of the attempt that paid it. */
  readonly paymentKey: string | null;
  readonly cartId: string | null;
}
