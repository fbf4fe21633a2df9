/** The parts of an address that a country's rules are about, and nothing that names anybody. */
export interface SaleAddress {
  readonly country: string;
  readonly postalCode: string;
  readonly streetNumber: string;
  /** Null where none was given. */
  readonly vatNumber: string | null;
}

/** An open cart or a placed order, as far as the rules of checkout look at it. Amounts in cents of its currency. */
export interface Sale {
  readonly kind: 'cart' | 'order';
  /** A cart's id or an order's number. */
  readonly name: string;
  readonly currencyCode: string;
  /** The lines' sum, every discount taken off. */
  readonly goodsCentAmount: number;
  /** With shipping as it stands, without the fee for cash on delivery. */
  readonly grossCentAmount: number;
  /** Null while nobody knows where it goes. `paidCentAmount` is what a discount leaves of the price. */
  readonly shipping: { readonly centAmount: number; readonly paidCentAmount: number } | null;
  /** Pieces, as the limits of payment count them. */
  readonly standardProductCount: number;
  readonly itemCount: number;
  readonly hasFreight: boolean;
  /** Whether the courier took the money; false for a cart. */
  readonly isPaidOnDelivery: boolean;
  readonly addresses: readonly SaleAddress[];
}
