import type { Cart } from '@manifold/domain/cart/contract';
import { sum } from '@manifold/domain/money/money';
import { displayedTotals, type OrderTotals } from '@manifold/domain/order/order-totals';
import type { PaymentOffer } from '@manifold/domain/payment-methods/contract';
import { taxesWithFee } from '../../platform/cash-on-delivery/fee-taxes.js';

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
