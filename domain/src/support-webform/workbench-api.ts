import * as z from 'zod/mini';
import { localeCodeSchema, storeKeySchema } from '../store/contract.js';
import { SUPPORT_FIELDS } from './fields.js';

const fieldSchema = z.enum(SUPPORT_FIELDS);
/** Longer than any field; the form's own rules report text that is too long. */
const typedSchema = z.string().check(z.maxLength(10_000));

/** Typed values by field. */
export const supportValuesSchema = z.partialRecord(fieldSchema, typedSchema);

/** A test of the form: store, locale and input, as published or with a draft. */
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

/** The result of a dry run. */
export const supportDryRunSchema = z.object({
  fields: z.array(z.object({ name: fieldSchema, isRequired: z.boolean() })),
  /** Invalid fields; empty if the request would be sent. */
  problems: z.array(problemSchema),
  /** The exact request; null if the setup is incomplete. */
  request: z.nullable(z.object({ address: z.string(), body: z.string() })),
  /** The error of the setup, or null. */
  setupRefusal: z.nullable(z.string()),
  /** Whether a test can be sent to a sandbox. */
  hasSandbox: z.boolean(),
});

/** Number of requests per subreason in the last days. */
export const supportUseCountsSchema = z.object({
  days: z.int(),
  counts: z.array(z.object({ reason: z.string(), subreason: z.string(), count: z.int() })),
});

export type SupportTrial = z.infer<typeof supportTrialSchema>;
export type SupportDryRun = z.infer<typeof supportDryRunSchema>;
export type SupportUseCounts = z.infer<typeof supportUseCountsSchema>;
