import * as z from 'zod/mini';
import { countSchema } from '../quantity/contract.js';

/** Numbers that bound what a shopper can do (spec core §9, shell §9). */
export const shoppingLimitsSchema = z.object({
  maximumQuantityPerProduct: countSchema,
  /** The most items in a cart that is paid by cash or bank transfer. */
  maximumCashOrBankItems: countSchema,
  pageSizes: z.array(countSchema).check(z.minLength(1), z.maxLength(12)),
  defaultPageSize: countSchema,
  searchMinimumLength: countSchema,
  searchMaximumLength: countSchema,
});

export type ShoppingLimits = z.infer<typeof shoppingLimitsSchema>;
