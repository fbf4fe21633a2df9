import type { Product } from '@manifold/domain/catalogue/contract';
import type { ShippingCost } from '@manifold/domain/shipping-cost/contract';
import { shippingFee } from '@manifold/domain/shipping-cost/shipping-fee';

/** Returns the cents that one piece of a product costs to ship on its own; 0 if its price reaches free shipping. */
export function productShippingFee(
  { price, isFreight }: Pick<Product, 'price' | 'isFreight'>,
  cost: ShippingCost,
): number {
  return shippingFee((price.discounted ?? price.value).centAmount, isFreight, cost);
}
