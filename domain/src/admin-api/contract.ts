import * as z from 'zod/mini';
import {
  changeSetSchema,
  chosenRowsSchema,
  editSchema,
  revisionSchema,
  newDraftIdSchema,
} from '../change-set/contract.js';
import { findingSchema } from '../config-lint/contract.js';
import { instantSchema } from '../config-layer/instant.js';
import { CONFIG_LAYERS } from '../config-layer/layer.js';
import { rowAddressSchema } from '../config-layer/row.js';
import { staffRoleSchema } from '../staff/contract.js';
import { SECTION_KEYS } from '../store-document/sections.js';

const instant = z.nullable(instantSchema);
const values = z.record(z.string(), z.unknown());

/** A text of the console in each of its languages. */
export const consoleTextSchema = z.object({ en: z.string(), de: z.string() });

/** A section in the console: names, editing roles, layers and fields. */
export const sectionViewSchema = z.object({
  key: z.enum(SECTION_KEYS),
  scope: z.enum(['store', 'locale']),
  label: consoleTextSchema,
  help: consoleTextSchema,
  layers: z.array(z.enum(CONFIG_LAYERS)),
  editableBy: z.array(staffRoleSchema),
  fields: z.array(z.object({ name: z.string(), label: consoleTextSchema, help: consoleTextSchema })),
  /** Names of fields whose amount is a limit or threshold for carts; absent if there are none. */
  moneyLimits: z.optional(z.array(z.string())),
  /** JSON schema of a row. Every field is optional, because an absent field is inherited. */
  rowSchema: values,
});

/** A published row: its fields, and the revision that published it. */
export const publishedRowSchema = z.object({
  ...rowAddressSchema.shape,
  value: values,
  updatedRevision: z.int(),
});

/** The effective values of a section for one store (and locale), and the row that provides each field. */
export const effectiveSectionSchema = z.object({
  storeKey: z.string(),
  locale: z.nullable(z.string()),
  value: values,
  provenance: z.record(z.string(), rowAddressSchema),
});

/** Selects a value to explain: a field of a section for a store (and locale), at a point in time; now if left out. */
export const explanationQuerySchema = z.object({
  section: z.enum(SECTION_KEYS),
  field: z.string().check(z.minLength(1), z.maxLength(60)),
  store: z.string().check(z.minLength(1), z.maxLength(60)),
  locale: z.optional(z.string().check(z.maxLength(20))),
  at: z.optional(instantSchema),
});

/** The source of a value, and the time of its next change. */
export const explanationSchema = z.object({
  /** The store's value at that time; absent if no layer has one. */
  value: z.optional(z.unknown()),
  /** Number of the revision that was current at that time. */
  revision: z.int(),
  /** All rows that set the field at that time, lowest layer first; the last one provides the value. */
  steps: z.array(
    z.object({
      ...rowAddressSchema.shape,
      value: z.unknown(),
      /** The revision that introduced this row's value. */
      since: z.object({ number: z.int(), author: z.string(), reason: z.string(), publishedAt: z.string() }),
    }),
  ),
  /** Later times at which the value changes, as far as published. */
  changes: z.array(z.object({ at: z.string(), value: z.optional(z.unknown()) })),
});

export const storeViewSchema = z.object({
  storeKey: z.string(),
  brandKey: z.string(),
  countryCode: z.string(),
  label: z.string(),
  currencyCode: z.string(),
  timeZone: z.string(),
  isDefault: z.boolean(),
  productionHost: z.string(),
  /** Every host of the store, including the production host. */
  hosts: z.array(z.string()),
  locales: z.array(z.string()),
  /** The revision that last changed this store. */
  revision: z.int(),
  hash: z.string(),
});

/**
 * A field of one store that a change set would change. `validFrom` is when the change takes effect; null for
 * immediately.
 */
export const changedFieldSchema = z.object({
  storeKey: z.string(),
  locale: z.nullable(z.string()),
  section: z.enum(SECTION_KEYS),
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  validFrom: instant,
});

/** A lint finding of a change set; acknowledgements refer to its `name`. */
export const changeSetFindingSchema = z.object({
  ...findingSchema.shape,
  name: z.string(),
  /** Whether the change set introduces the finding; otherwise it exists already. */
  isNew: z.boolean(),
});

/**
 * The effect of publishing a change set: every changed field of every store, or the problems that prevent publishing.
 */
export const changeSetDiffSchema = z.object({
  changes: z.array(changedFieldSchema),
  storeKeys: z.array(z.string()),
  /** One per message, with all affected stores; `from` is when the problem starts, null for now. */
  problems: z.array(
    z.object({ storeKeys: z.readonly(z.array(z.string())), field: z.string(), reason: z.string(), from: instant }),
  ),
  findings: z.array(changeSetFindingSchema),
  /** Edits whose row another person has changed, with the current row; null if it was deleted. */
  stale: z.array(z.object({ edit: editSchema, found: editSchema.shape.before })),
});

/** A revision in a list. */
export const revisionSummarySchema = z.object({
  number: revisionSchema.shape.number,
  author: revisionSchema.shape.author,
  reason: revisionSchema.shape.reason,
  publishedAt: revisionSchema.shape.publishedAt,
  editCount: z.int(),
  sections: z.array(z.string()),
});

/**
 * An edit from the console: `after: null` deletes the row. `before` is the row as the editor loaded it; null if there
 * was none.
 */
export const putEditSchema = z.strictObject(editSchema.shape);
/** Several edits as one step. An edit with equal `before` and `after` removes its row from the draft. */
export const putEditsSchema = z.strictObject({
  edits: z.array(putEditSchema).check(z.minLength(1), z.maxLength(2_000)),
});
export const createChangeSetSchema = z.strictObject({ id: newDraftIdSchema, name: changeSetSchema.shape.name });
export const renameChangeSetSchema = z.strictObject({ name: changeSetSchema.shape.name });
export const rollBackSchema = z.strictObject({ id: newDraftIdSchema });
/** Sets a policy. `offProposedBy` is the proposal that the admin saw, so that no admin confirms another one by mistake. */
export const setSectionPolicySchema = z.strictObject({
  fourEyes: z.boolean(),
  offProposedBy: z.nullable(z.string().check(z.maxLength(320))),
});
/** Selects the rows of a draft for a diff. */
export const partDiffSchema = z.strictObject({ edits: chosenRowsSchema });
/**
 * Which change sets to list: `mine`, all open ones (`drafts`, including scheduled and failed), or `all`, including
 * closed ones.
 */
export const changeSetQuerySchema = z.object({ show: z._default(z.enum(['mine', 'drafts', 'all']), 'drafts') });
/** The section whose edited rows to list; all if left out. */
export const changeSetRowsQuerySchema = z.object({ section: z.optional(z.enum(SECTION_KEYS)) });

export type RowAddress = z.infer<typeof rowAddressSchema>;
export type ConsoleText = z.infer<typeof consoleTextSchema>;
export type SectionView = z.infer<typeof sectionViewSchema>;
export type PublishedRow = z.infer<typeof publishedRowSchema>;
export type EffectiveSection = z.infer<typeof effectiveSectionSchema>;
export type ExplanationQuery = z.infer<typeof explanationQuerySchema>;
export type Explanation = z.infer<typeof explanationSchema>;
export type StoreView = z.infer<typeof storeViewSchema>;
export type ChangedField = z.infer<typeof changedFieldSchema>;
export type ChangeSetFinding = z.infer<typeof changeSetFindingSchema>;
export type ChangeSetDiff = z.infer<typeof changeSetDiffSchema>;
export type RevisionSummary = z.infer<typeof revisionSummarySchema>;
export type ChangeSetQuery = z.infer<typeof changeSetQuerySchema>;
