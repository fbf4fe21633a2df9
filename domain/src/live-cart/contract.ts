import * as z from 'zod/mini';
import { countSchema } from '../quantity/contract.js';
import { sectionContract } from '../section-contract/section-contract.js';

/** How a browser connects to live cart updates (spec core §9). */
export const liveCartSchema = z.object({
  connectionsPerCart: countSchema,
  retries: z.int().check(z.nonnegative(), z.maximum(100)),
  retryDelayMilliseconds: countSchema,
});

export type LiveCart = z.infer<typeof liveCartSchema>;

/** The section of the config. */
export const liveCartContract = sectionContract(liveCartSchema);
