import * as z from 'zod/mini';
import { sectionContract } from '../section-contract/section-contract.js';
import { countryCodeSchema } from '../store/contract.js';

/** A VAT number with its country's prefix, as it is printed: `SK2120567890`, `CHE-123.456.788 MWST`. */
const printedVatNumberSchema = z
  .string()
  .check(z.maxLength(30), z.regex(/^[A-Z]{2,3}[A-Z0-9 .-]{2,27}$/, 'a VAT number with its prefix, as SK2120567890'));

/** The first part of a document's number. */
const prefixSchema = z
  .string()
  .check(z.maxLength(12), z.regex(/^[A-Z0-9]{1,12}$/, 'capital letters and digits, as INV'));

/** The company that sells in a store, as invoices name it (Directive 2006/112/EC, Article 226). */
export const sellerSchema = z.object({
  companyName: z.string().check(z.minLength(2), z.maxLength(120)),
  streetLine: z.string().check(z.minLength(2), z.maxLength(120)),
  postalCode: z.string().check(z.minLength(2), z.maxLength(12)),
  city: z.string().check(z.minLength(1), z.maxLength(80)),
  /** The country of the company's seat, from which it delivers. */
  countryCode: countryCodeSchema,
  /** Register and number of the company; null if its law requires none on invoices. */
  register: z.nullable(z.string().check(z.minLength(2), z.maxLength(160))),
  /** The VAT number in the country of the seat. */
  vatNumber: printedVatNumberSchema,
  /** The VAT number in the country of the store; null if the seat's number is used there. */
  localVatNumber: z.nullable(printedVatNumberSchema),
  invoicePrefix: prefixSchema,
  creditNotePrefix: prefixSchema,
});

export type Seller = z.infer<typeof sellerSchema>;

/** The postal address of the company, without its registrations: pages that name it load it. */
export const sellerAddressSchema = z.pick(sellerSchema, {
  companyName: true,
  streetLine: true,
  postalCode: true,
  city: true,
  countryCode: true,
});

export type SellerAddress = z.infer<typeof sellerAddressSchema>;

/** The section of the config. */
export const sellerContract = sectionContract(sellerSchema);
