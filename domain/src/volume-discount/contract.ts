import * as z from 'zod/mini';

/** A quantity discount: minimum pieces, and the discount per piece in hundredths of a percent (spec core §3, §9). */
export const volumeDiscountSchema = z.object({ from: z.int(), permyriad: z.int() });

export type VolumeDiscount = z.infer<typeof volumeDiscountSchema>;
