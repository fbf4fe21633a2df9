import * as z from 'zod/mini';
import { SECTION_KEYS } from '../store-document/section-keys.js';

/** Readiness checks of a store, in display order. */
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

/** `failed` prevents sales; `warning` needs attention; `not-applicable` if the store does not use the feature. */
export const READINESS_STATES = ['ok', 'warning', 'failed', 'not-applicable'] as const;

/** A text in each language of the console. */
const sentenceSchema = z.object({ en: z.string(), de: z.string() });

/** A readiness check: question, result, and how to fix it. */
export const readinessCheckSchema = z.object({
  id: z.enum(READINESS_CHECKS),
  state: z.enum(READINESS_STATES),
  asked: sentenceSchema,
  found: sentenceSchema,
  advice: z.nullable(sentenceSchema),
  /** Problems, one per line (URLs, message ids, fields), limited to a screenful. */
  details: z.array(z.string()),
  /** The section to edit in order to fix it; null if it is elsewhere. */
  section: z.nullable(z.enum(SECTION_KEYS)),
  milliseconds: z.int(),
});

/** The last readiness result of a store. */
export const storeReadinessSchema = z.object({
  storeKey: z.string(),
  checkedAt: z.string(),
  /** The store's revision at the time of the check. */
  revision: z.int(),
  checks: z.array(readinessCheckSchema),
});

export type ReadinessCheckId = (typeof READINESS_CHECKS)[number];
export type ReadinessState = (typeof READINESS_STATES)[number];
export type ReadinessCheck = z.infer<typeof readinessCheckSchema>;
export type StoreReadiness = z.infer<typeof storeReadinessSchema>;
