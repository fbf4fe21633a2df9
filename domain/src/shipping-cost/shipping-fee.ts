import type { ShippingCost } from './contract.js';
import { missingForFreeShipping } from './free-shipping.js';

/**
 * Returns the shipping fee in cents for goods of this amount: 0 from the threshold, else the parcel or freight fee.
 * (spec core §9)
 */
export function shippingFee(goodsCentAmount: number, hasFreight: boolean, cost: ShippingCost): number {
  if (missingForFreeShipping(goodsCentAmount, cost) === 0) return 0;
  return hasFreight ? cost.freightFeeCentAmount : cost.parcelFeeCentAmount;
}
