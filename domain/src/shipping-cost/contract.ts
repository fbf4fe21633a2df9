import * as z from 'zod/mini';
import { centAmountSchema } from '../money/contract.js';

/** What shipping costs and from when it is free (spec core §9). Cents of the store's currency. */
export const shippingCostSchema = z.object({
  freeShippingThresholdCentAmount: centAmountSchema,
  parcelFeeCentAmount: centAmountSchema,
  freightFeeCentAmount: centAmountSchema,
});

export type ShippingCost = z.infer<typeof shippingCostSchema>;
