import * as z from 'zod/mini';
import { countSchema } from '../quantity/contract.js';
import { taxIdKindSchema } from '../tax-id/contract.js';
import { sectionContract } from '../section-contract/section-contract.js';

/** How a typed VAT number is cleaned before it is checked (spec shell §5). */
export const vatCleaningSchema = z.enum(['digits', 'digits-and-letters', 'whitespace']);
/** `evatr` is eVatR's XML interface (spec shell §7), `evatr-rest` the one that replaced it on 2025-11-30. */
export const vatRegisterSchema = z.enum(['evatr', 'evatr-rest', 'vies', 'hmrc', 'format-only']);

/** The format of a country's VAT numbers, and the register to check them with (spec shell §3.2, §5). */
export const vatNumberSchema = z.object({
  prefix: z.string().check(z.maxLength(3), z.regex(/^[A-Z]{2,3}$/)),
  placeholder: z.string().check(z.maxLength(40)),
  cleaning: vatCleaningSchema,
  minimumLength: countSchema,
  /** Number of characters to keep (HU: 8); null for all. */
  keptLength: z.nullable(countSchema),
  register: vatRegisterSchema,
  /** The additional tax id of a profile; null if the country uses none. */
  taxId: z.nullable(taxIdKindSchema),
});

export type VatNumberFormat = z.infer<typeof vatNumberSchema>;

/** The section of the config; the checkout reads it as `vatNumber`. */
export const vatNumberContract = sectionContract(vatNumberSchema, {
  checkout: (vatNumber: VatNumberFormat) => vatNumber,
});
