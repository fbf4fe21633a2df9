import * as z from 'zod/mini';
import { configuredCentAmountSchema } from '../money/contract.js';
import { sectionContract } from '../section-contract/section-contract.js';

/** Shipping fees and the threshold of free shipping (spec core §9). Cents of the store's currency. */
export const shippingCostSchema = z.object({
  freeShippingThresholdCentAmount: configuredCentAmountSchema,
  parcelFeeCentAmount: configuredCentAmountSchema,
  freightFeeCentAmount: configuredCentAmountSchema,
});

export type ShippingCost = z.infer<typeof shippingCostSchema>;

/** The section of the config; pages read it as `shippingCost`. */
export const shippingCostContract = sectionContract(shippingCostSchema, {
  page: (shippingCost: ShippingCost) => shippingCost,
});
