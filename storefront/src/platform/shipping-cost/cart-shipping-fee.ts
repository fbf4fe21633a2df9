import type { Cart } from '@manifold/domain/cart/contract';
import { money, sum, type Money } from '@manifold/domain/money/money';
import type { ShippingCost } from '@manifold/domain/shipping-cost/contract';
import { shippingFee } from '@manifold/domain/shipping-cost/shipping-fee';

type CartOfFee = Pick<Cart, 'lineItems' | 'subtotal' | 'grossSubtotalBeforeNet' | 'shippingInfo'>;

/** Returns the goods' sum that the threshold of free shipping compares: with tax, even if the cart has a company's net prices. */
export const goodsWithTax = ({
  subtotal,
  grossSubtotalBeforeNet,
}: Pick<Cart, 'subtotal' | 'grossSubtotalBeforeNet'>): Money => grossSubtotalBeforeNet ?? subtotal;

/** Returns the total that the limits of payment methods compare: with tax, even if the cart has a company's net prices. */
export function totalWithTax(cart: CartOfFee & Pick<Cart, 'grossBeforeNet'>, cost: ShippingCost): Money {
  return cart.grossBeforeNet ?? sum(cart.subtotal, cartShippingFee(cart, cost));
}

/** Returns the shipping fee of a cart: the backend's as soon as the cart has one, before that the fee by the store's table. */
export function cartShippingFee(cart: CartOfFee, cost: ShippingCost): Money {
  const { lineItems, shippingInfo } = cart;
  const goods = goodsWithTax(cart);
  if (shippingInfo) return shippingInfo.price;
  const hasFreight = lineItems.some(({ isFreight }) => isFreight);
  return money(shippingFee(goods.centAmount, hasFreight, cost), goods.currencyCode);
}
