import * as z from 'zod/mini';

/** Page number of a list, from 1. */
export const pageQuerySchema = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
  perPage: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
});

export type PageQuery = z.infer<typeof pageQuerySchema>;
