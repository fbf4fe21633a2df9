import * as z from 'zod/mini';
import { configuredCentAmountSchema } from '../money/contract.js';
import { countSchema } from '../quantity/contract.js';
import { sectionContract } from '../section-contract/section-contract.js';

/** Rules of cash on delivery (spec core §5, §9). Amounts in cents of the store's currency. */
export const cashOnDeliverySchema = z.object({
  enabled: z.boolean(),
  /** The highest gross total, without the fee, that may be paid on delivery. */
  priceLimitCentAmount: configuredCentAmountSchema,
  /** Maximum number of standard products in a cart; null for no limit. */
  itemLimit: z.nullable(countSchema),
  freightAllowed: z.boolean(),
  /** Added to the gross total of an order that is paid on delivery. */
  feeCentAmount: configuredCentAmountSchema,
});

export type CashOnDelivery = z.infer<typeof cashOnDeliverySchema>;

/** The section of the config; the checkout reads it as `cashOnDelivery`. */
export const cashOnDeliveryContract = sectionContract(cashOnDeliverySchema, {
  checkout: (cashOnDelivery: CashOnDelivery) => cashOnDelivery,
});
