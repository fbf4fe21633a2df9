import * as z from 'zod/mini';

/** The form of a country's postal codes (spec shell §5). */
export const postalCodeSchema = z.object({
  /** A regular expression over the normalised code, without anchors' need: it is matched whole; null accepts anything. */
  pattern: z.nullable(z.string().check(z.maxLength(200))),
  example: z.string().check(z.maxLength(20)),
  /** How a code is spaced, `9` for a character and a leading `*` for the others: `999 99`, `99-999`, `* 999`; null leaves it as typed. */
  mask: z.nullable(z.string().check(z.maxLength(20), z.regex(/^\*?[9 -]+$/))),
});

export type PostalCodeFormat = z.infer<typeof postalCodeSchema>;
