import type { Cart } from '@manifold/domain/cart/contract';
import { money, type Money } from '@manifold/domain/money/money';
import type { ShippingCost } from '@manifold/domain/shipping-cost/contract';
import { missingForFreeShipping } from '@manifold/domain/shipping-cost/free-shipping';

type PricedCart = Pick<Cart, 'lineItems' | 'subtotal' | 'shippingInfo'>;

/** What sending the cart costs: as the backend says; before it has an address, by the store's own table, which the backend's is made of. */
export function expectedShipping(cart: PricedCart, cost: ShippingCost): Money {
  const { lineItems, subtotal, shippingInfo } = cart;
  if (shippingInfo) return shippingInfo.price;
  if (missingForFreeShipping(subtotal.centAmount, cost) === 0) return money(0, subtotal.currencyCode);
  const hasFreight = lineItems.some(({ isFreight }) => isFreight);
  return money(hasFreight ? cost.freightFeeCentAmount : cost.parcelFeeCentAmount, subtotal.currencyCode);
}
