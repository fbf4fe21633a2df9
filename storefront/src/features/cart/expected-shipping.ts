import type { Cart } from '@manifold/domain/cart/contract';
import { money, type Money } from '@manifold/domain/money/money';
import type { ShippingCost } from '@manifold/domain/shipping-cost/contract';
import { shippingFee } from '@manifold/domain/shipping-cost/shipping-fee';

type PricedCart = Pick<Cart, 'lineItems' | 'subtotal' | 'shippingInfo'>;

/** What sending the cart costs: as the backend says; before it has an address, by the store's own table, which the backend's is made of. */
export function expectedShipping(cart: PricedCart, cost: ShippingCost): Money {
  const { lineItems, subtotal, shippingInfo } = cart;
  if (shippingInfo) return shippingInfo.price;
  const hasFreight = lineItems.some(({ isFreight }) => isFreight);
  return money(shippingFee(subtotal.centAmount, hasFreight, cost), subtotal.currencyCode);
}
