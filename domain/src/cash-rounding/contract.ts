import * as z from 'zod/mini';
import { sectionContract } from '../section-contract/section-contract.js';

/** Upper bound in cents; no currency of the stores has a smallest coin above ten. */
const LARGEST_STEP = 1000;

/** How amounts paid in cash are rounded, in cents of the store's currency. */
export const cashRoundingSchema = z.object({
  /** The smallest coin; 1 turns rounding off. */
  stepCentAmount: z.int().check(z.minimum(1), z.maximum(LARGEST_STEP)),
});

export type CashRounding = z.infer<typeof cashRoundingSchema>;

/** The section of the config; the checkout reads it as `cashRounding`. */
export const cashRoundingContract = sectionContract(cashRoundingSchema, {
  checkout: (cashRounding: CashRounding) => cashRounding,
});
