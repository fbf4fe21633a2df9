import * as z from 'zod/mini';
import { SECTION_KEYS } from '../store-document/section-keys.js';

/** What a store is asked before and after it opens, in the order in which people read it. */
export const READINESS_CHECKS = [
  'host',
  'addresses',
  'legal-pages',
  'language-links',
  'messages',
  'support-texts',
  'config-lint',
  'postal-code',
  'vat-number',
  'time-zone',
  'own-language',
  'owner-data',
  'payment-methods',
  'product',
  'commerce-backend',
  'custom-fields',
  'boundary-purchase',
] as const;

/** `failed` stands in the way of selling; `warning` is to be looked at; `not-applicable` where the store does without. */
export const READINESS_STATES = ['ok', 'warning', 'failed', 'not-applicable'] as const;

/** A sentence in each language of the console. */
const sentenceSchema = z.object({ en: z.string(), de: z.string() });

/** One question to a store: what was asked, what was found, and what to do where it is not as it should be. */
export const readinessCheckSchema = z.object({
  id: z.enum(READINESS_CHECKS),
  state: z.enum(READINESS_STATES),
  asked: sentenceSchema,
  found: sentenceSchema,
  advice: z.nullable(sentenceSchema),
  /** What is wrong, one thing a line: addresses, message ids, fields; no more than a screen shows. */
  details: z.array(z.string()),
  /** The section that is edited to mend it; null where it lies elsewhere. */
  section: z.nullable(z.enum(SECTION_KEYS)),
  milliseconds: z.int(),
});

/** What a store came to when it was asked last. */
export const storeReadinessSchema = z.object({
  storeKey: z.string(),
  checkedAt: z.string(),
  /** The revision of the store that was asked. */
  revision: z.int(),
  checks: z.array(readinessCheckSchema),
});

export type ReadinessCheckId = (typeof READINESS_CHECKS)[number];
export type ReadinessState = (typeof READINESS_STATES)[number];
export type ReadinessCheck = z.infer<typeof readinessCheckSchema>;
export type StoreReadiness = z.infer<typeof storeReadinessSchema>;
