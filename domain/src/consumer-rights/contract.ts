import * as z from 'zod/mini';

/** What a buyer may count on, by law or by the shop's promise: days to return a product, years of guarantee on a new one. */
export const consumerRightsSchema = z.object({
  returnDays: z.int().check(z.minimum(1), z.maximum(365)),
  guaranteeYears: z.int().check(z.minimum(1), z.maximum(30)),
});

export type ConsumerRights = z.infer<typeof consumerRightsSchema>;
