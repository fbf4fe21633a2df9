import * as z from 'zod/mini';

/** From how many pieces of one product how much is taken off each, in hundredths of a percent (spec core §3, §9). */
export const volumeDiscountSchema = z.object({ from: z.int(), permyriad: z.int() });

export type VolumeDiscount = z.infer<typeof volumeDiscountSchema>;
