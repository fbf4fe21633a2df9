import type { Cart } from '@manifold/domain/cart/contract';
import { sum } from '@manifold/domain/money/money';
import { displayedTotals, type OrderTotals, type TaxLine } from '@manifold/domain/order/order-totals';
import type { PaymentOffer } from '@manifold/domain/payment-methods/contract';

type TaxPortion = NonNullable<Cart['taxedPrice']>['taxPortions'][number];

/** Returns the taxes of a cart with the fee's tax added to the portion of the same rate, or as a portion of its own if no product has that rate. */
function taxesWithFee(portions: readonly TaxPortion[], fee: PaymentOffer['fee']): TaxLine[] {
  if (!fee) return [...portions];
  if (portions.some(({ rate }) => rate === fee.rate)) {
    return portions.map(({ rate, amount }) => ({ rate, amount: rate === fee.rate ? sum(amount, fee.tax) : amount }));
  }
  return fee.tax.centAmount > 0 ? [...portions, { rate: fee.rate, amount: fee.tax }] : [...portions];
}

/** Returns the totals of a cart that is paid by an offer; without an offer there is no fee and no rounding (spec core §9). */
export function cartTotals(cart: Cart, offer?: Pick<PaymentOffer, 'fee' | 'rounding' | 'feeTitle'>): OrderTotals {
  const { subtotal, shippingInfo, totalPrice, taxedPrice } = cart;
  const fee = offer?.fee ?? null;
  const rounding = offer?.rounding ?? undefined;
  const added = [fee?.gross, rounding].filter((amount) => amount !== undefined);
  return displayedTotals({
    subtotal,
    shipping: shippingInfo ?? undefined,
    fee: fee ? { title: offer?.feeTitle ?? null, price: fee.gross } : undefined,
    rounding,
    total: sum(totalPrice, ...added),
    net: taxedPrice && fee ? sum(taxedPrice.totalNet, fee.net) : taxedPrice?.totalNet,
    taxes: taxesWithFee(taxedPrice?.taxPortions ?? [], fee),
  });
}
