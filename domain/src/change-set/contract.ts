import * as z from 'zod/mini';
import { CONFIG_LAYERS } from '../config-layer/layer.js';

/** Text of people: any character but those that are none. */
const words = (maximum: number, minimum: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(minimum), z.maxLength(maximum), z.regex(/^[^\p{Cc}]*$/u, 'no control characters'));

const instant = z.nullable(z.iso.datetime({ offset: true }));

/** Where an edit lands: a row of a section. */
export const editAddressSchema = z.object({
  section: z.string(),
  layer: z.enum(CONFIG_LAYERS),
  key: z.string(),
  validFrom: instant,
  validTo: instant,
});

/** A row's fields; null for no row. */
const rowValue = z.nullable(z.record(z.string(), z.unknown()));

/** One edit of a change set. `before` is what the editor saw: a publish that finds something else refuses. */
export const editSchema = z.object({ ...editAddressSchema.shape, before: rowValue, after: rowValue });

/** `scheduled` waits for its instant and takes no edits; `failed` was refused at that instant. */
export const changeSetStateSchema = z.enum(['draft', 'published', 'discarded', 'scheduled', 'failed']);

/** How the second pair of eyes sees a draft. Any later edit ends it. */
export const reviewSchema = z.object({
  state: z.enum(['proposed', 'approved', 'refused']),
  proposedBy: z.string(),
  decidedBy: z.nullable(z.string()),
  /** What who refused has to say. */
  word: z.nullable(z.string()),
});

/** A named draft over any number of stores and sections. `version` guards against a stale write. */
export const changeSetSchema = z.object({
  id: z.string(),
  name: words(120, 1),
  author: z.string(),
  /** E-mail addresses of all who put rows into it or took rows out. */
  editors: z.array(z.string()),
  state: changeSetStateSchema,
  version: z.int(),
  createdAt: z.string(),
  schedule: z.nullable(z.object({ publishAt: z.string(), by: z.string(), reason: z.string() })),
  /** Why the scheduled publish was refused. */
  failure: z.nullable(z.string()),
  review: z.nullable(reviewSchema),
  edits: z.array(editSchema),
});

/** A published config: global number, who, why, what. */
export const revisionSchema = z.object({
  number: z.int(),
  author: z.string(),
  reason: z.string(),
  publishedAt: z.string(),
  edits: z.array(editSchema),
});

/** The warnings that somebody looked at and lets stand, by name, and why. */
export const acknowledgementSchema = z.strictObject({
  findings: z.array(z.string().check(z.maxLength(4_000))).check(z.minLength(1), z.maxLength(500)),
  reason: words(500, 3),
});

/** Which rows of a draft are meant; all when left out. */
export const chosenRowsSchema = z.optional(z.array(editAddressSchema).check(z.minLength(1), z.maxLength(10_000)));

export const publishSchema = z.strictObject({
  version: z.int(),
  reason: words(500, 3),
  edits: chosenRowsSchema,
  acknowledged: z.optional(acknowledgementSchema),
});

export const scheduleSchema = z.strictObject({
  version: z.int(),
  reason: words(500, 3),
  publishAt: z.iso.datetime({ offset: true }),
  acknowledged: z.optional(acknowledgementSchema),
});

/** What who refuses a proposed draft has to say. */
export const refusalSchema = z.strictObject({ word: words(500, 3) });

/** Whether a second person has to approve what touches a section, or a part of one (`store.hosts`). */
export const sectionPolicySchema = z.object({
  section: z.string(),
  fourEyes: z.boolean(),
  /** The admin who wants a default off, while a second one is waited for. */
  offProposedBy: z.nullable(z.string()),
});

export type EditAddress = z.infer<typeof editAddressSchema>;
export type Edit = z.infer<typeof editSchema>;
export type ChangeSet = z.infer<typeof changeSetSchema>;
export type Revision = z.infer<typeof revisionSchema>;
export type Acknowledgement = z.infer<typeof acknowledgementSchema>;
export type Schedule = z.infer<typeof scheduleSchema>;
export type SectionPolicy = z.infer<typeof sectionPolicySchema>;
export type Publish = z.infer<typeof publishSchema>;
