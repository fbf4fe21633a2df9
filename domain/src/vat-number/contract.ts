import * as z from 'zod/mini';
import { countSchema } from '../quantity/contract.js';

/** How a typed VAT number is cleaned before it is checked (spec shell §5). */
export const vatCleaningSchema = z.enum(['digits', 'digits-and-letters', 'whitespace']);
export const vatRegisterSchema = z.enum(['evatr', 'vies', 'hmrc', 'format-only']);

/** The form of a country's VAT number and the register that knows it (spec shell §3.2, §5). */
export const vatNumberSchema = z.object({
  prefix: z.string().check(z.maxLength(3), z.regex(/^[A-Z]{2,3}$/)),
  placeholder: z.string().check(z.maxLength(40)),
  cleaning: vatCleaningSchema,
  minimumLength: countSchema,
  /** Only so many characters are kept (HU: 8); null keeps all. */
  keptLength: z.nullable(countSchema),
  register: vatRegisterSchema,
});

export type VatNumberFormat = z.infer<typeof vatNumberSchema>;
