import * as z from 'zod/mini';

/** Whether a street number must contain a digit (spec shell §5: off for CZ, PL, RO). */
export const streetNumberSchema = z.object({ mustContainDigit: z.boolean() });

export type StreetNumberRule = z.infer<typeof streetNumberSchema>;
