import * as z from 'zod/mini';

const count = z.int().check(z.positive());

/** Numbers that bound what a shopper can do (spec core §9, shell §9). */
export const shoppingLimitsSchema = z.object({
  maximumQuantityPerProduct: count,
  /** The most items in a cart that is paid by cash or bank transfer. */
  maximumCashOrBankItems: count,
  pageSizes: z.array(count).check(z.minLength(1)),
  defaultPageSize: count,
  searchMinimumLength: count,
  searchMaximumLength: count,
});

export type ShoppingLimits = z.infer<typeof shoppingLimitsSchema>;
