import type { ShippingCost } from './contract.js';

/**
 * Returns the shipping fee in cents for goods of this amount: 0 from the threshold, else the parcel or freight fee.
 * (spec core §9)
 */
export function shippingFee(goodsCentAmount: number, hasFreight: boolean, cost: ShippingCost): number {
  if (missingForFreeShipping(goodsCentAmount, cost) === 0) return 0;
  return hasFreight ? cost.freightFeeCentAmount : cost.parcelFeeCentAmount;
}

/** Returns the cents that are missing for free shipping; 0 from the threshold (spec core §9: freeAbove). */
export function missingForFreeShipping(
  goodsCentAmount: number,
  cost: Pick<ShippingCost, 'freeShippingThresholdCentAmount'>,
): number {
  return Math.max(0, cost.freeShippingThresholdCentAmount - goodsCentAmount);
}
