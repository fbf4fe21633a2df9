import * as z from 'zod/mini';
import { instantSchema } from '../config-layer/instant.js';
import { CONFIG_LAYERS } from '../config-layer/layer.js';

/** Text written by people: no control characters. */
const words = (maximum: number, minimum: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(minimum), z.maxLength(maximum), z.regex(/^[^\p{Cc}]*$/u, 'no control characters'));

const instant = z.nullable(instantSchema);

/** The address of an edit: a row of a section. */
export const editAddressSchema = z.object({
  section: z.string(),
  layer: z.enum(CONFIG_LAYERS),
  key: z.string(),
  validFrom: instant,
  validTo: instant,
});

/** The fields of a row; null for no row. */
const rowValue = z.nullable(z.record(z.string(), z.unknown()));

/** An edit of a change set. `before` is the row as the editor loaded it; publishing fails if it has changed since. */
export const editSchema = z.object({ ...editAddressSchema.shape, before: rowValue, after: rowValue });

/** `scheduled` is published later and takes no edits; `failed` could not be published at its time. */
export const changeSetStateSchema = z.enum(['draft', 'published', 'discarded', 'scheduled', 'failed']);

/** Review by a second person. Any later edit resets it. */
export const reviewSchema = z.object({
  state: z.enum(['proposed', 'approved', 'refused']),
  proposedBy: z.string(),
  decidedBy: z.nullable(z.string()),
  /** The reviewer's reason for a refusal. */
  word: z.nullable(z.string()),
});

/** A named draft across stores and sections. `version` is for optimistic locking. */
export const changeSetSchema = z.object({
  id: z.string(),
  name: words(120, 1),
  author: z.string(),
  /** E-mail addresses of everybody who has edited rows. */
  editors: z.array(z.string()),
  state: changeSetStateSchema,
  version: z.int(),
  createdAt: z.string(),
  schedule: z.nullable(z.object({ publishAt: z.string(), by: z.string(), reason: z.string() })),
  /** Why the scheduled publish failed. */
  failure: z.nullable(z.string()),
  review: z.nullable(reviewSchema),
  edits: z.array(editSchema),
});

/** The id of a draft to create; the server chooses one if it is left out. A repeat with the same id returns the same draft. */
export const newDraftIdSchema = z.optional(z.uuid().check(z.toLowerCase()));

/** A change set in a list, without its edits, which can be thousands. */
export const changeSetSummarySchema = z.object({
  ...z.omit(changeSetSchema, { edits: true }).shape,
  /** When it was last changed. */
  updatedAt: z.string(),
  editCount: z.int(),
  /** The sections that it edits. */
  sections: z.array(z.string()),
  /** The keys of the stores that its edits concern. */
  stores: z.array(z.string()),
});

/** A row that a change set edits, with the names of the fields that change. */
export const editedRowSchema = z.object({ ...editAddressSchema.shape, fields: z.array(z.string()) });

/** A published change set: number, author, reason and edits. */
export const revisionSchema = z.object({
  number: z.int(),
  author: z.string(),
  reason: z.string(),
  publishedAt: z.string(),
  edits: z.array(editSchema),
});

/** Warnings that the publisher accepts, by name, with the reason. */
export const acknowledgementSchema = z.strictObject({
  findings: z.array(z.string().check(z.maxLength(4_000))).check(z.minLength(1), z.maxLength(500)),
  reason: words(500, 3),
});

/** Selects rows of a draft; all if left out. */
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
  publishAt: instantSchema,
  acknowledged: z.optional(acknowledgementSchema),
});

/** The reviewer's reason for refusing a draft. */
export const refusalSchema = z.strictObject({ word: words(500, 3) });

/** Whether changes of a section, or of a section part (`store.hosts`), need a second person's approval. */
export const sectionPolicySchema = z.object({
  section: z.string(),
  fourEyes: z.boolean(),
  /** The admin who asked to turn a default off, while a second admin has not confirmed. */
  offProposedBy: z.nullable(z.string()),
});

export type EditAddress = z.infer<typeof editAddressSchema>;
export type Edit = z.infer<typeof editSchema>;
export type ChangeSet = z.infer<typeof changeSetSchema>;
export type ChangeSetSummary = z.infer<typeof changeSetSummarySchema>;
export type EditedRow = z.infer<typeof editedRowSchema>;
export type Revision = z.infer<typeof revisionSchema>;
export type Acknowledgement = z.infer<typeof acknowledgementSchema>;
export type Schedule = z.infer<typeof scheduleSchema>;
export type SectionPolicy = z.infer<typeof sectionPolicySchema>;
export type Publish = z.infer<typeof publishSchema>;
