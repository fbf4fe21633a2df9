import * as z from 'zod/mini';
import { sectionContract } from '../section-contract/section-contract.js';

/** The format of a country's postal codes (spec shell §5). */
export const postalCodeSchema = z.object({
  /** A regular expression for the whole normalised code, anchors not needed; null accepts anything. */
  pattern: z.nullable(z.string().check(z.maxLength(200))),
  example: z.string().check(z.maxLength(20)),
  /**
   * Separators of a code: `9` is a character, a leading `*` the rest: `999 99`, `99-999`, `* 999`; null leaves it as
   * typed.
   */
  mask: z.nullable(z.string().check(z.maxLength(20), z.regex(/^\*?[9 -]+$/))),
});

export type PostalCodeFormat = z.infer<typeof postalCodeSchema>;

/** The section of the config; the checkout reads it as `postalCode`. */
export const postalCodeContract = sectionContract(postalCodeSchema, {
  checkout: (postalCode: PostalCodeFormat) => postalCode,
});
