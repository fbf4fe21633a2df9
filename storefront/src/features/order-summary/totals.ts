import type { Cart } from '@manifold/domain/cart/contract';
import { sum, type Money } from '@manifold/domain/money/money';
import type { Order } from '@manifold/domain/order/contract';
import type { PaymentOffer } from '@manifold/domain/payment-methods/contract';
import { taxesWithFee, type TaxLine } from '../../platform/cash-on-delivery/fee-taxes.js';

/** The rows of an order's totals, in the order in which a shopper reads them. */
export interface OrderTotals {
  readonly subtotal: Money;
  /** Undefined until there is an address. */
  readonly shipping: Pick<NonNullable<Cart['shippingInfo']>, 'methodKey' | 'price'> | undefined;
  readonly fee: { readonly title: string | null; readonly price: Money } | undefined;
  /** The amount that rounding to coins adds; negative if it reduces the total. */
  readonly rounding: Money | undefined;
  readonly total: Money;
  readonly net: Money | undefined;
  readonly taxes: readonly TaxLine[];
}

/** Returns the totals of a cart that is paid by an offer; without an offer there is no fee and no rounding (spec core §9). */
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

/** Returns the totals of a placed order; they are final. */
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
