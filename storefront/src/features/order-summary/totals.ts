import type { Cart } from '@manifold/domain/cart/contract';
import { sum, type Money } from '@manifold/domain/money/money';
import type { Order } from '@manifold/domain/order/contract';
import type { PaymentOffer } from '@manifold/domain/payment-methods/contract';

/** A share of the tax; `rate` is a fraction, null where several rates are one sum. */
export interface TaxLine {
  readonly rate: number | null;
  readonly amount: Money;
}

/** What an order comes to, in the rows in which a shopper reads it. */
export interface OrderTotals {
  readonly subtotal: Money;
  /** Undefined while nobody knows where it goes. */
  readonly shipping: Pick<NonNullable<Cart['shippingInfo']>, 'methodKey' | 'price'> | undefined;
  readonly fee: { readonly title: string | null; readonly price: Money } | undefined;
  /** What rounding to coins adds; negative if it takes something off. */
  readonly rounding: Money | undefined;
  readonly total: Money;
  readonly net: Money | undefined;
  readonly taxes: readonly TaxLine[];
}

type Fee = NonNullable<PaymentOffer['fee']>;
type Portion = NonNullable<Cart['taxedPrice']>['taxPortions'][number];

/** The fee's tax belongs to the portion of its rate; with no such portion it is one of its own. */
function taxesWithFee(portions: readonly Portion[], fee: Fee | null): TaxLine[] {
  if (!fee) return [...portions];
  if (portions.some(({ rate }) => rate === fee.rate)) {
    return portions.map(({ rate, amount }) => ({ rate, amount: rate === fee.rate ? sum(amount, fee.tax) : amount }));
  }
  return fee.tax.centAmount > 0 ? [...portions, { rate: fee.rate, amount: fee.tax }] : [...portions];
}

/** The totals of a cart paid by an offer; without an offer they have no fee and no rounding (spec core §9). */
export function cartTotals(cart: Cart, offer?: Pick<PaymentOffer, 'fee' | 'rounding' | 'feeTitle'>): OrderTotals {
  const { subtotal, shippingInfo, totalPrice, taxedPrice } = cart;
  const fee = offer?.fee ?? null;
  const rounding = offer?.rounding ?? undefined;
  const added = [fee?.gross, rounding].filter((amount) => amount !== undefined);
  return {
    subtotal,
    shipping: shippingInfo ?? undefined,
    fee: fee ? { title: offer?.feeTitle ?? null, price: fee.gross } : undefined,
    rounding,
    total: sum(totalPrice, ...added),
    net: taxedPrice && fee ? sum(taxedPrice.totalNet, fee.net) : taxedPrice?.totalNet,
    taxes: taxesWithFee(taxedPrice?.taxPortions ?? [], fee),
  };
}

/** The totals of a placed order, which are final. */
export function orderTotals(order: Order): OrderTotals {
  const { subtotal, shippingInfo, cashOnDeliveryFee, cashRounding, totalPayable, totalNet, totalTax, taxPortions } =
    order;
  return {
    subtotal,
    shipping: shippingInfo ?? undefined,
    fee: cashOnDeliveryFee ? { title: null, price: cashOnDeliveryFee } : undefined,
    rounding: cashRounding ?? undefined,
    total: totalPayable,
    net: totalNet,
    taxes: taxPortions.length > 0 ? taxPortions : [{ rate: null, amount: totalTax }],
  };
}
