import type { Cart } from '../cart/contract.js';
import { minus, shownMoney, shownParts } from '../money/add-up.js';
import type { Money } from '../money/money.js';
import type { Order } from './contract.js';

/** A share of the tax. `rate` is a fraction; null if several rates are added up. */
export interface TaxLine {
  readonly rate: number | null;
  readonly amount: Money;
}

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
 * Rounds amounts to the digits that their currency displays: forints have no fraction digits on screen, but a percentage off
 * leaves some. Goods, shipping and fee add up to the gross amount, net amount and taxes too; with the cash rounding they add up
 * to the total.
 */
export function displayedTotals(exact: OrderTotals): OrderTotals {
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

/** Returns whether the total includes VAT. A company with a valid VAT number of another member state pays the net amount (spec shell §5). */
export function includesTax({ total, rounding, net }: Pick<OrderTotals, 'total' | 'rounding' | 'net'>): boolean {
  return net === undefined || net.centAmount !== total.centAmount - (rounding?.centAmount ?? 0);
}

/** Returns the totals of a placed order; they are final. */
export function orderTotals(order: Order): OrderTotals {
  const { subtotal, shippingInfo, cashOnDeliveryFee, cashRounding, totalPayable, totalNet, totalTax, taxPortions } =
    order;
  return displayedTotals({
    subtotal,
    shipping: shippingInfo ?? undefined,
    fee: cashOnDeliveryFee ? { title: null, price: cashOnDeliveryFee } : undefined,
    rounding: cashRounding ?? undefined,
    total: totalPayable,
    net: totalNet,
    taxes: taxPortions.length > 0 ? taxPortions : [{ rate: null, amount: totalTax }],
  });
}
