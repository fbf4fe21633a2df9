import * as z from 'zod/mini';
import { boundedRecord } from '../quantity/contract.js';
import { languageCodeSchema, MAXIMUM_LANGUAGES } from '../store/contract.js';
import { sectionContract } from '../section-contract/section-contract.js';

const keySchema = z.string().check(z.maxLength(60), z.regex(/^[a-z][a-z0-9-]*$/));

/** Additional fields that a subreason can require (spec shell §3.5). */
export const supportRequiredFieldSchema = z.enum([
  'product-number',
  'invoice-number',
  'order-number',
  'vat-id',
  'quantity',
  'phone',
]);

/** A text by language. English is the fallback. */
const localisedSchema = boundedRecord(
  languageCodeSchema,
  z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  MAXIMUM_LANGUAGES,
).check(z.refine((label) => label['en'] !== undefined, { error: 'needs its English words', path: ['en'] }));

const hasKeysOnce = (entries: readonly { readonly key: string }[]): boolean =>
  new Set(entries.map(({ key }) => key)).size === entries.length;

export const supportSubreasonSchema = z.object({
  key: keySchema,
  label: localisedSchema,
  requires: z.array(supportRequiredFieldSchema).check(z.maxLength(6)),
  /** The self-service page to offer before the form; null for none. */
  shortcutPage: z.nullable(keySchema),
});

export const supportReasonSchema = z.object({
  key: keySchema,
  label: localisedSchema,
  subreasons: z
    .array(supportSubreasonSchema)
    .check(z.minLength(1), z.maxLength(40), z.refine(hasKeysOnce, 'two subreasons have one key')),
});

/** The support platform's id of a custom field, such as `00N000000000001`. */
const platformIdSchema = z
  .string()
  .check(z.maxLength(40), z.regex(/^[A-Za-z0-9_]{1,40}$/, 'letters, digits and underscores'));

/** The support platform's ids of custom fields. */
export const supportCaseFieldsSchema = z.object({
  subreason: platformIdSchema,
  productNumber: platformIdSchema,
  orderNumber: platformIdSchema,
  invoiceNumber: platformIdSchema,
  vatId: platformIdSchema,
  quantity: platformIdSchema,
  countryLabel: platformIdSchema,
  locale: platformIdSchema,
});

/** Requires HTTPS or a loopback address, because requests contain personal data. Empty without a platform. */
const platformAddress = /^(?:https:\/\/[a-z0-9.-]+(?::\d+)?|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)?$/;

/** Reasons of the support form in display order, and where requests are sent. */
export const supportWebformSchema = z.object({
  domain: z
    .string()
    .check(z.maxLength(200), z.regex(platformAddress, 'as https://example.my.salesforce.com, without a path')),
  orgId: z.string().check(z.maxLength(18), z.regex(/^[A-Za-z0-9]{0,18}$/, 'letters and digits')),
  /** The platform's record type of these cases; empty for its default. */
  recordType: z.string().check(z.maxLength(18), z.regex(/^[A-Za-z0-9]{0,18}$/, 'letters and digits')),
  caseFields: supportCaseFieldsSchema,
  reasons: z
    .array(supportReasonSchema)
    .check(z.minLength(1), z.maxLength(40), z.refine(hasKeysOnce, 'two reasons have one key')),
});

export type SupportRequiredField = z.infer<typeof supportRequiredFieldSchema>;
export type SupportSubreason = z.infer<typeof supportSubreasonSchema>;
export type SupportReason = z.infer<typeof supportReasonSchema>;
export type SupportCaseFields = z.infer<typeof supportCaseFieldsSchema>;
export type SupportWebform = z.infer<typeof supportWebformSchema>;

/** The section of the config. */
export const supportWebformContract = sectionContract(supportWebformSchema);
