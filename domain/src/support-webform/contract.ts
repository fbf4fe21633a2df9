import * as z from 'zod/mini';
import { languageCodeSchema } from '../store/contract.js';

const keySchema = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/));

/** What a subreason may ask for beside the fields that every request has (spec shell §3.5). */
export const supportRequiredFieldSchema = z.enum([
  'product-number',
  'invoice-number',
  'order-number',
  'vat-id',
  'quantity',
  'phone',
]);

/** The same words in each language. */
const localisedSchema = z.record(languageCodeSchema, z.string().check(z.minLength(1)));

export const supportSubreasonSchema = z.object({
  key: keySchema,
  label: localisedSchema,
  requires: z.array(supportRequiredFieldSchema),
  /** The self-service page that a shortcut panel offers before the form; null for none. */
  shortcutPage: z.nullable(keySchema),
});

export const supportReasonSchema = z.object({
  key: keySchema,
  label: localisedSchema,
  subreasons: z.array(supportSubreasonSchema).check(z.minLength(1)),
});

/** Reasons of the support form, in the order in which they are offered, and where a request is sent. */
export const supportWebformSchema = z.object({
  domain: z.string(),
  orgId: z.string(),
  reasons: z.array(supportReasonSchema),
});

export type SupportRequiredField = z.infer<typeof supportRequiredFieldSchema>;
export type SupportSubreason = z.infer<typeof supportSubreasonSchema>;
export type SupportReason = z.infer<typeof supportReasonSchema>;
export type SupportWebform = z.infer<typeof supportWebformSchema>;
