import type { Cart } from '@manifold/domain/cart/contract';
import { sum } from '@manifold/domain/money/money';
import { displayedTotals, type OrderTotals } from '@manifold/domain/order/order-totals';
import { cartShippingFee } from './cart-shipping-fee.js';

/**
 * Returns the totals before a payment method is chosen: the same on the cart page and at the address. Before there is an
 * address, the shipping fee comes from the store's config and taxes are unknown.
 */
export function estimatedTotals(cart: Cart, shippingCost: Parameters<typeof cartShippingFee>[1]): OrderTotals {
  const { subtotal, shippingInfo, taxedPrice } = cart;
  const price = cartShippingFee(cart, shippingCost);
  const taxed = shippingInfo ? taxedPrice : null;
  return displayedTotals({
    subtotal,
    shipping: { methodKey: shippingInfo?.methodKey ?? '', price },
    fee: undefined,
    rounding: undefined,
    total: sum(subtotal, price),
    net: taxed?.totalNet,
    taxes: taxed?.taxPortions ?? [],
  });
}
