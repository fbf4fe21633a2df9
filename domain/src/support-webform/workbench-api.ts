import * as z from 'zod/mini';
import { localeCodeSchema, storeKeySchema } from '../store/contract.js';
import { SUPPORT_FIELDS } from './fields.js';

const fieldSchema = z.enum(SUPPORT_FIELDS);
/** Longer than any field takes: what is too long is told by the form's own rule. */
const typedSchema = z.string().check(z.maxLength(10_000));

/** What was typed into the form. */
export const supportValuesSchema = z.partialRecord(fieldSchema, typedSchema);

/** A form filled in to try it out: of a store in a locale, as published or as a draft would make it. */
export const supportTrialSchema = z.strictObject({
  storeKey: storeKeySchema,
  locale: localeCodeSchema,
  changeSet: z.optional(z.uuid()),
  values: supportValuesSchema,
});

const problemSchema = z.object({
  field: fieldSchema,
  reason: z.enum(['required', 'no-such-choice', 'email', 'phone', 'count', 'too-long']),
});

/** What would happen with the form as it is filled in. */
export const supportDryRunSchema = z.object({
  fields: z.array(z.object({ name: fieldSchema, isRequired: z.boolean() })),
  /** What is against sending it; nothing means that it would be sent. */
  problems: z.array(problemSchema),
  /** What would be posted, letter by letter; null while the setup is not complete. */
  request: z.nullable(z.object({ address: z.string(), body: z.string() })),
  /** What is wrong with the setup; null for nothing. */
  setupRefusal: z.nullable(z.string()),
  /** Whether a test can be sent: only where there is a sandbox. */
  hasSandbox: z.boolean(),
});

/** How often each subreason was sent in the last days. */
export const supportUseCountsSchema = z.object({
  days: z.int(),
  counts: z.array(z.object({ reason: z.string(), subreason: z.string(), count: z.int() })),
});

export type SupportTrial = z.infer<typeof supportTrialSchema>;
export type SupportDryRun = z.infer<typeof supportDryRunSchema>;
export type SupportUseCounts = z.infer<typeof supportUseCountsSchema>;
