import * as z from 'zod/mini';
import { configuredCentAmountSchema } from '../money/contract.js';
import { countSchema } from '../quantity/contract.js';

/** When a store lets the courier take the money (spec core §5, §9). Amounts in cents of the store's currency. */
export const cashOnDeliverySchema = z.object({
  enabled: z.boolean(),
  /** The highest gross total, fee left out, that may be paid on delivery. */
  priceLimitCentAmount: configuredCentAmountSchema,
  /** The most standard products in one cart; null for no limit. */
  itemLimit: z.nullable(countSchema),
  freightAllowed: z.boolean(),
  /** Added to the gross total of an order paid on delivery. */
  feeCentAmount: configuredCentAmountSchema,
});

export type CashOnDelivery = z.infer<typeof cashOnDeliverySchema>;
