import type { Cart } from '@manifold/domain/cart/contract';
import { money, type Money } from '@manifold/domain/money/money';
import type { ShippingCost } from '@manifold/domain/shipping-cost/contract';
import { shippingFee } from '@manifold/domain/shipping-cost/shipping-fee';

/** Returns the shipping fee of a cart: the backend's as soon as the cart has one, before that the fee by the store's table. */
export function cartShippingFee(
  cart: Pick<Cart, 'lineItems' | 'subtotal' | 'shippingInfo'>,
  cost: ShippingCost,
): Money {
  const { lineItems, subtotal, shippingInfo } = cart;
  if (shippingInfo) return shippingInfo.price;
  const hasFreight = lineItems.some(({ isFreight }) => isFreight);
  return money(shippingFee(subtotal.centAmount, hasFreight, cost), subtotal.currencyCode);
}
