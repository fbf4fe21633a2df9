import * as z from 'zod/mini';

/** How a browser keeps its live cart channel (spec core §9). */
export const liveCartSchema = z.object({
  connectionsPerCart: z.int().check(z.positive()),
  retries: z.int().check(z.nonnegative()),
  retryDelayMilliseconds: z.int().check(z.positive()),
});

export type LiveCart = z.infer<typeof liveCartSchema>;
