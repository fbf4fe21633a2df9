import * as z from 'zod/mini';
import { SECTION_KEYS } from '../store-document/sections.js';

/** All lint rules; also the message ids in the console. */
export const LINT_RULES = [
  'free-shipping-not-above-parcel',
  'cash-limit-below-free-shipping',
  'cash-fee-above-limit',
  'smallest-coin-unusual',
  'low-stock-pieces-not-descending',
  'temporary-without-end',
  'amount-in-old-currency',
  'amount-changed-tenfold',
  'amount-far-from-others',
  'number-changed-tenfold',
  'row-without-store',
  'document-too-large',
  'tax-rate-unusual',
  'iban-checksum',
  'iban-of-another-country',
  'bic-of-another-country',
  'language-of-another-locale',
  'locale-of-another-country',
  'fallback-cycle',
  'fallback-unknown',
  'fallback-of-another-language',
  'webform-half-connected',
  'webform-without-reasons',
  'webform-not-translated',
  'webform-key-twice',
  'postal-pattern-unsafe',
  'postal-example-refused',
  'postal-accepts-anything',
  'vat-prefix',
  'vat-placeholder-refused',
  'vat-kept-length',
  'vat-register-silent',
  'street-number-switch',
  'address-validation-unserved',
  'return-days-below-law',
  'guarantee-below-law',
  'campaigns-overlap',
  'brand-contrast',
  'redirect-loop',
  'redirect-foreign-host',
  'redirect-twice',
  'redirect-chain',
  'redirect-of-page',
  'invoice-prefix-shared',
  'credit-note-prefix-of-invoices',
] as const;

/** `error` blocks publishing; `warning` must be acknowledged with a reason. */
export const lintSeveritySchema = z.enum(['error', 'warning']);

/** A broken rule, once for all affected stores. */
export const findingSchema = z.object({
  rule: z.enum(LINT_RULES),
  severity: lintSeveritySchema,
  section: z.enum(SECTION_KEYS),
  field: z.string(),
  /** Empty if the finding is about a row, not about certain stores. */
  storeKeys: z.array(z.string()),
  /** ISO 8601 timestamp from which it applies; null for now. */
  from: z.nullable(z.string()),
  /** Values of the message; names that end in `CentAmount` are money in `currencyCode`. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

export type LintRuleKey = (typeof LINT_RULES)[number];
export type LintSeverity = z.infer<typeof lintSeveritySchema>;
export type Finding = z.infer<typeof findingSchema>;
