import type { Cart } from '@manifold/domain/cart/contract';
import { minus, shownMoney, shownParts } from '@manifold/domain/money/add-up';
import { sum, type Money } from '@manifold/domain/money/money';
import type { Order } from '@manifold/domain/order/contract';
import type { PaymentOffer } from '@manifold/domain/payment-methods/contract';
import { taxesWithFee, type TaxLine } from '../../platform/cash-on-delivery/fee-taxes.js';

/** The rows of an order's totals, in the order in which a shopper reads them. The amounts add up as they are displayed. */
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

/**
 * Rounds amounts to what their currency displays: forints have no fraction digits on screen, but a percentage off leaves
 * some. Goods, shipping and fee add up to the gross amount, net amount and taxes too; cash rounding leads to the total.
 */
function asDisplayed(exact: OrderTotals): OrderTotals {
  const { subtotal, shipping, fee, rounding, net, taxes } = exact;
  const total = shownMoney(exact.total);
  const gross = rounding ? minus(exact.total, rounding) : exact.total;
  const parts = [subtotal, shipping?.price, fee?.price];
  const shown = shownParts(
    parts.filter((price) => price !== undefined),
    gross,
  );
  const [goods = subtotal, shippingPrice, feePrice] = parts.map((price) => price && shown.shift());
  const added = minus(total, shownMoney(gross));
  const [shownNet, ...shownTaxes] = shownParts(net ? [net, ...taxes.map(({ amount }) => amount)] : [], gross);
  return {
    subtotal: goods,
    shipping: shipping && { ...shipping, price: shippingPrice ?? shipping.price },
    fee: fee && { ...fee, price: feePrice ?? fee.price },
    rounding: added.centAmount === 0 ? undefined : added,
    total,
    net: shownNet,
    taxes: taxes.map((tax, index) => ({ ...tax, amount: shownTaxes[index] ?? tax.amount })),
  };
}

/** Returns the totals of a cart that is paid by an offer; without an offer there is no fee and no rounding (spec core §9). */
export function cartTotals(cart: Cart, offer?: Pick<PaymentOffer, 'fee' | 'rounding' | 'feeTitle'>): OrderTotals {
  const { subtotal, shippingInfo, totalPrice, taxedPrice } = cart;
  const fee = offer?.fee ?? null;
  const rounding = offer?.rounding ?? undefined;
  const added = [fee?.gross, rounding].filter((amount) => amount !== undefined);
  return asDisplayed({
    subtotal,
    shipping: shippingInfo ?? undefined,
    fee: fee ? { title: offer?.feeTitle ?? null, price: fee.gross } : undefined,
    rounding,
    total: sum(totalPrice, ...added),
    net: taxedPrice && fee ? sum(taxedPrice.totalNet, fee.net) : taxedPrice?.totalNet,
    taxes: taxesWithFee(taxedPrice?.taxPortions ?? [], fee),
  });
}

/** Returns the totals of a placed order; they are final. */
export function orderTotals(order: Order): OrderTotals {
  const { subtotal, shippingInfo, cashOnDeliveryFee, cashRounding, totalPayable, totalNet, totalTax, taxPortions } =
    order;
  return asDisplayed({
    subtotal,
    shipping: shippingInfo ?? undefined,
    fee: cashOnDeliveryFee ? { title: null, price: cashOnDeliveryFee } : undefined,
    rounding: cashRounding ?? undefined,
    total: totalPayable,
    net: totalNet,
    taxes: taxPortions.length > 0 ? taxPortions : [{ rate: null, amount: totalTax }],
  });
}
