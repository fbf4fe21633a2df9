/** The address fields that country rules need, without personal data. */
export interface SaleAddress {
  readonly country: string;
  readonly postalCode: string;
  readonly streetNumber: string;
  /** Null if none was given. */
  readonly vatNumber: string | null;
}

/** An open cart or a placed order, as far as checkout rules need it. Amounts in cents of its currency. */
export interface Sale {
  readonly kind: 'cart' | 'order';
  /** A cart's id or an order's number. */
  readonly name: string;
  readonly currencyCode: string;
  /** Sum of the lines after all discounts. */
  readonly goodsCentAmount: number;
  /** With current shipping, without the cash-on-delivery fee. */
  readonly grossCentAmount: number;
  /** Null without a shipping address. `paidCentAmount` is the price after discounts. */
  readonly shipping: { readonly centAmount: number; readonly paidCentAmount: number } | null;
  /** Pieces as counted by payment limits. */
  readonly standardProductCount: number;
  readonly itemCount: number;
  readonly hasFreight: boolean;
  /** Whether it was paid on delivery; false for a cart. */
  readonly isPaidOnDelivery: boolean;
  readonly addresses: readonly SaleAddress[];
}
