import type { Money } from '@manifold/domain/money/money';
import type { RawField } from '../custom-types/custom-types.js';
import type { CartState, OrderRecord } from '../ports/cart-records.js';

/** Answers of the GraphQL fragments in cart-fields.ts. */
export interface AddressAnswer {
  readonly country: string;
  readonly [field: string]: unknown;
}

/** The tax of a line or of shipping; null until the cart has an address. */
export interface ItemTaxAnswer {
  readonly taxRate: { readonly amount: number } | null;
  readonly taxedPrice: { readonly totalNet: Money; readonly totalGross: Money } | null;
}

export interface CustomLineItemAnswer extends ItemTaxAnswer {
  readonly id: string;
  readonly name: string | null;
  readonly slug: string;
  readonly quantity: number;
  readonly money: Money;
  readonly totalPrice: Money;
}

export interface LineItemAnswer extends ItemTaxAnswer {
  readonly id: string;
  readonly productId: string;
  readonly quantity: number;
  readonly lineItemMode: string;
  readonly name: string | null;
  readonly productSlug: string | null;
  readonly productType: { readonly key: string | null } | null;
  readonly variant: {
    readonly sku: string | null;
    readonly images: readonly { readonly url: string }[];
    readonly attributesRaw: readonly RawField[];
  } | null;
  readonly price: { readonly value: Money; readonly discounted: { readonly value: Money } | null };
  readonly totalPrice: Money;
  /** Pieces grouped by price: the backend spreads a discount over pieces, so prices may differ by a cent. */
  readonly discountedPricePerQuantity: readonly {
    readonly quantity: number;
    readonly discountedPrice: {
      readonly includedDiscounts: readonly {
        readonly discountRef: { readonly id: string };
        readonly discount: { readonly name: string | null } | null;
        readonly discountedAmount: Money;
      }[];
    };
  }[];
}

interface SaleAnswer {
  readonly id: string;
  readonly version: number;
  readonly anonymousId: string | null;
  readonly customerEmail: string | null;
  readonly locale: string | null;
  readonly lineItems: readonly LineItemAnswer[];
  readonly customLineItems: readonly CustomLineItemAnswer[];
  readonly shippingInfo:
    | (ItemTaxAnswer & {
        readonly shippingMethodName: string;
        readonly shippingMethodState: string;
        readonly shippingMethod: { readonly key: string | null } | null;
        readonly price: Money;
        readonly discountedPrice: { readonly value: Money } | null;
      })
    | null;
  readonly totalPrice: Money;
  readonly taxedPrice: {
    readonly totalNet: Money;
    readonly totalGross: Money;
    readonly taxPortions: readonly { readonly rate: number; readonly amount: Money }[];
  } | null;
  readonly billingAddress: AddressAnswer | null;
  readonly shippingAddress: AddressAnswer | null;
  readonly custom: { readonly customFieldsRaw: readonly RawField[] | null } | null;
}

export interface CartAnswer extends SaleAnswer {
  readonly cartState: CartState;
  readonly paymentInfo: { readonly paymentRefs: readonly { readonly id: string }[] } | null;
  readonly discountCodes: readonly {
    readonly state: string | null;
    readonly discountCode: { readonly id: string; readonly code: string } | null;
  }[];
  readonly refusedGifts: readonly { readonly id: string; readonly name: string | null }[];
}

export interface OrderAnswer extends SaleAnswer {
  readonly orderNumber: string | null;
  readonly createdAt: string;
  readonly orderState: OrderRecord['orderState'];
  readonly paymentState: string | null;
  readonly shipmentState: string | null;
  readonly cartRef: { readonly id: string } | null;
  readonly paymentInfo: {
    readonly payments: readonly {
      readonly key: string | null;
      readonly paymentMethodInfo: { readonly paymentInterface: string | null };
      readonly transactions: readonly {
        readonly type: string | null;
        readonly state: string;
        readonly amount: { readonly centAmount: number };
      }[];
    }[];
  } | null;
}

export type { SaleAnswer };
