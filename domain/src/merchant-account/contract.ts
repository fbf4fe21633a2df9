import * as z from 'zod/mini';
import { sectionContract } from '../section-contract/section-contract.js';

/** The payment provider's account for a store's card payments (spec shell §3.2). */
export const merchantAccountSchema = z.object({
  merchantAccount: z.string().check(z.maxLength(60), z.regex(/^[A-Za-z0-9_]{3,60}$/)),
});

export type MerchantAccount = z.infer<typeof merchantAccountSchema>;

/** The section of the config. */
export const merchantAccountContract = sectionContract(merchantAccountSchema);
