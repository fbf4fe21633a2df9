import * as z from 'zod/mini';

/** No currency of ours has a smallest coin above ten. */
const LARGEST_STEP = 1000;

/** To what an amount paid in cash is rounded, in cents of the store's currency. */
export const cashRoundingSchema = z.object({
  /** The smallest coin in use; 1 rounds nothing. */
  stepCentAmount: z.int().check(z.minimum(1), z.maximum(LARGEST_STEP)),
});

export type CashRounding = z.infer<typeof cashRoundingSchema>;
