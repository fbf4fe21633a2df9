import * as z from 'zod/mini';
import { countSchema } from '../quantity/contract.js';
import { sectionContract } from '../section-contract/section-contract.js';

/** Numeric limits for shoppers (spec core §9, shell §9). */
export const shoppingLimitsSchema = z.object({
  maximumQuantityPerProduct: countSchema,
  /** Maximum number of items in a cart paid by cash or bank transfer. */
  maximumCashOrBankItems: countSchema,
  pageSizes: z.array(countSchema).check(z.minLength(1), z.maxLength(12)),
  defaultPageSize: countSchema,
  searchMinimumLength: countSchema,
  searchMaximumLength: countSchema,
});

export type ShoppingLimits = z.infer<typeof shoppingLimitsSchema>;

/** The section of the config; every page reads it as `limits`, except for the checkout's `maximumCashOrBankItems`. */
export const shoppingLimitsContract = sectionContract(shoppingLimitsSchema, {
  as: { page: 'limits', checkout: 'maximumCashOrBankItems' },
  page: ({ maximumCashOrBankItems: _ofCheckout, ...limits }: ShoppingLimits) => limits,
  checkout: ({ maximumCashOrBankItems }: ShoppingLimits) => maximumCashOrBankItems,
});
