import type { ShippingCost } from './contract.js';

/** How many cents are missing for free shipping; 0 when it is reached. The threshold itself is free (spec core §9: the order passes freeAbove). */
export function missingForFreeShipping(
  goodsCentAmount: number,
  cost: Pick<ShippingCost, 'freeShippingThresholdCentAmount'>,
): number {
  return Math.max(0, cost.freeShippingThresholdCentAmount - goodsCentAmount);
}
