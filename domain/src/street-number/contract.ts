import * as z from 'zod/mini';
import { sectionContract } from '../section-contract/section-contract.js';

/** Whether a street number must contain a digit (spec shell §5: off for CZ, PL, RO). */
export const streetNumberSchema = z.object({ mustContainDigit: z.boolean() });

export type StreetNumberRule = z.infer<typeof streetNumberSchema>;

/** The section of the config; the checkout reads it as `streetNumber`. */
export const streetNumberContract = sectionContract(streetNumberSchema, {
  checkout: (streetNumber: StreetNumberRule) => streetNumber,
});
