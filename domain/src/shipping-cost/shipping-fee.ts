import type { ShippingCost } from './contract.js';
import { missingForFreeShipping } from './free-shipping.js';

/** What sending goods of this amount costs, in cents: nothing from the threshold on, else the fee of their kind. (spec core §9) */
export function shippingFee(goodsCentAmount: number, hasFreight: boolean, cost: ShippingCost): number {
  if (missingForFreeShipping(goodsCentAmount, cost) === 0) return 0;
  return hasFreight ? cost.freightFeeCentAmount : cost.parcelFeeCentAmount;
}
