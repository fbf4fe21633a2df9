import * as z from 'zod/mini';
import { SECTION_KEYS } from '../store-document/sections.js';

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
  'online-payment',
  'sign-in-providers',
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
  /** Problems, one per line, limited to a screenful; a string (URL, message id, field) is the same in both languages. */
  details: z.array(z.union([z.string(), sentenceSchema])),
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

export type Sentence = z.infer<typeof sentenceSchema>;
export type ReadinessCheckId = (typeof READINESS_CHECKS)[number];
export type ReadinessState = (typeof READINESS_STATES)[number];
export type ReadinessCheck = z.infer<typeof readinessCheckSchema>;
export type StoreReadiness = z.infer<typeof storeReadinessSchema>;

/** Number of checks per state, and the worst state. */
export interface ReadinessOutcome {
  readonly worst: Exclude<ReadinessState, 'not-applicable'>;
  readonly counts: Readonly<Record<ReadinessState, number>>;
}

/** Summarises a store's checks: one failed check outweighs all warnings. */
export function readinessOutcome(checks: readonly Pick<ReadinessCheck, 'state'>[]): ReadinessOutcome {
  const counts = { ok: 0, warning: 0, failed: 0, 'not-applicable': 0 };
  for (const { state } of checks) counts[state] += 1;
  const warned = counts.warning > 0 ? 'warning' : 'ok';
  return { worst: counts.failed > 0 ? 'failed' : warned, counts };
}
