import * as z from 'zod/mini';
import { cartAddressSchema } from '../cart/contract.js';
import { paymentMethodSchema } from '../payment-methods/contract.js';
import { sellerSchema } from '../seller/contract.js';
import { countryCodeSchema, localeCodeSchema, storeKeySchema } from '../store/contract.js';

/** A calendar date, such as `2026-11-23`. */
const dateSchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

export const invoiceKindSchema = z.enum(['invoice', 'credit-note']);

/** `refund`: the amount of a partial credit note, without goods of its own. */
const lineKindSchema = z.enum(['item', 'custom', 'shipping', 'fee', 'discount', 'refund']);

/** Cents with and without VAT at one rate; `net` plus `tax` is `gross`. Negative on credit notes. */
const splitShape = { rate: z.number(), net: z.int(), tax: z.int(), gross: z.int() };

export const invoiceLineSchema = z.object({
  kind: lineKindSchema,
  /** Empty for lines that are named in the document's language: shipping without a name, fee, discount, refund. */
  name: z.string(),
  sku: z.nullable(z.string()),
  quantity: z.int(),
  /** The price of a piece before cart discounts, as the shop showed it. */
  unitCentAmount: z.int(),
  /** The cart discounts of the line: `quantity × unitCentAmount − discountCentAmount` is the amount charged. */
  discountCentAmount: z.int(),
  ...splitShape,
});

const sellerPartSchema = z.omit(sellerSchema, { invoicePrefix: true, creditNotePrefix: true });

/** Why no VAT is charged. */
export const vatNoteSchema = z.enum(['intra-community', 'export']);

/** An invoice or credit note: everything that is printed on it except labels. Stored when issued and never changed. */
export const invoiceDocumentSchema = z.object({
  kind: invoiceKindSchema,
  /** `INV-SK-2026-000001`: without gaps per company, prefix, country and year. */
  number: z.string(),
  issuedOn: dateSchema,
  storeKey: storeKeySchema,
  countryCode: countryCodeSchema,
  locale: localeCodeSchema,
  currencyCode: z.string(),
  /** The displayed order number. */
  orderNumber: z.string(),
  orderedOn: dateSchema,
  /** The latest expected day of delivery; null if the shipping method states none. */
  supplyOn: z.nullable(dateSchema),
  /** The invoice that a credit note corrects, and why. */
  corrects: z.nullable(
    z.object({ number: z.string(), issuedOn: dateSchema, reason: z.enum(['cancellation', 'refund']) }),
  ),
  seller: sellerPartSchema,
  brand: z.object({ key: z.string(), name: z.string(), accent: z.string() }),
  buyer: cartAddressSchema,
  /** Null if the goods go to the buyer's address. */
  delivery: z.nullable(cartAddressSchema),
  lines: z.array(invoiceLineSchema),
  /** VAT by rate, the highest rate first; the sums of the lines. */
  taxes: z.array(z.object(splitShape)),
  totals: z.object({
    net: z.int(),
    tax: z.int(),
    gross: z.int(),
    /** Added by cash rounding, without VAT. */
    rounding: z.int(),
    payable: z.int(),
  }),
  vatNote: z.nullable(vatNoteSchema),
  payment: z.object({
    method: paymentMethodSchema,
    status: z.enum(['paid', 'payable']),
    account: z.nullable(z.object({ iban: z.string(), bic: z.string(), accountOwner: z.string() })),
  }),
});

export type InvoiceKind = z.infer<typeof invoiceKindSchema>;
export type InvoiceLine = z.infer<typeof invoiceLineSchema>;
export type InvoiceDocument = z.infer<typeof invoiceDocumentSchema>;
export type VatNote = z.infer<typeof vatNoteSchema>;
/** A document before it is issued, which gives it a number and a date. */
export type InvoiceDraft = Omit<InvoiceDocument, 'number' | 'issuedOn'>;
export type TaxSplit = InvoiceDocument['taxes'][number];
