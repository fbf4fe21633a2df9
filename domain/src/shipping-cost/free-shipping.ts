import type { ShippingCost } from './contract.js';

/** Returns the cents that are missing for free shipping; 0 from the threshold (spec core §9: freeAbove). */
export function missingForFreeShipping(
  goodsCentAmount: number,
  cost: Pick<ShippingCost, 'freeShippingThresholdCentAmount'>,
): number {
  return Math.max(0, cost.freeShippingThresholdCentAmount - goodsCentAmount);
}
