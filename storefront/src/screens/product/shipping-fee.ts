import type { Product } from '@manifold/domain/catalogue/contract';
import type { ShippingCost } from '@manifold/domain/shipping-cost/contract';
import { missingForFreeShipping } from '@manifold/domain/shipping-cost/shipping-fee';

/** What sending one piece of a product costs by itself, in cents; 0 when its price alone makes shipping free. */
export function shippingFee({ price, isFreight }: Pick<Product, 'price' | 'isFreight'>, cost: ShippingCost): number {
  if (missingForFreeShipping((price.discounted ?? price.value).centAmount, cost) === 0) return 0;
  return isFreight ? cost.freightFeeCentAmount : cost.parcelFeeCentAmount;
}
