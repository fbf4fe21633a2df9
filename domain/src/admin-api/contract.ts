import * as z from 'zod/mini';
import { changeSetSchema, chosenRowsSchema, editSchema, revisionSchema } from '../change-set/contract.js';
import { findingSchema } from '../config-lint/contract.js';
import { CONFIG_LAYERS } from '../config-layer/layer.js';
import { rowAddressSchema } from '../config-layer/row-address.js';
import { staffRoleSchema } from '../staff/contract.js';
import { SECTION_KEYS } from '../store-document/section-keys.js';

const instant = z.nullable(z.iso.datetime({ offset: true }));
const values = z.record(z.string(), z.unknown());

/** A text of the console's in each of its languages. */
export const consoleTextSchema = z.object({ en: z.string(), de: z.string() });

/** A section as the console lists it: what it is, who may edit it, on which layers, and its fields. */
export const sectionViewSchema = z.object({
  key: z.enum(SECTION_KEYS),
  scope: z.enum(['store', 'locale']),
  label: consoleTextSchema,
  help: consoleTextSchema,
  layers: z.array(z.enum(CONFIG_LAYERS)),
  editableBy: z.array(staffRoleSchema),
  fields: z.array(z.object({ name: z.string(), label: consoleTextSchema, help: consoleTextSchema })),
  /** Names of fields whose amount decides something about a cart; absent where there are none. */
  moneyLimits: z.optional(z.array(z.string())),
  /** JSON schema of one row: every field is optional, since an absent one is inherited. */
  rowSchema: values,
});

/** A published row: the fields that it says, and the revision that said them. */
export const publishedRowSchema = z.object({
  ...rowAddressSchema.shape,
  value: values,
  updatedRevision: z.int(),
});

/** What a section comes to for one store (and locale), and which row gave each field. */
export const effectiveSectionSchema = z.object({
  storeKey: z.string(),
  locale: z.nullable(z.string()),
  value: values,
  provenance: z.record(z.string(), rowAddressSchema),
});

/** Which value is asked about: a field of a section, for a store (and locale), at an instant; without one, now. */
export const explanationQuerySchema = z.object({
  section: z.enum(SECTION_KEYS),
  field: z.string().check(z.minLength(1), z.maxLength(60)),
  store: z.string().check(z.minLength(1), z.maxLength(60)),
  locale: z.optional(z.string().check(z.maxLength(20))),
  at: z.optional(z.iso.datetime({ offset: true })),
});

/** Where a value comes from, and where it goes. */
export const explanationSchema = z.object({
  /** What the store has at the instant; absent when no layer says it. */
  value: z.optional(z.unknown()),
  /** The revision that was published last at the instant. */
  revision: z.int(),
  /** Every row that holds and says the field, lowest layer first: the last one gives the value. */
  steps: z.array(
    z.object({
      ...rowAddressSchema.shape,
      value: z.unknown(),
      /** The revision in which this row began to say this value. */
      since: z.object({ number: z.int(), author: z.string(), reason: z.string(), publishedAt: z.string() }),
    }),
  ),
  /** The instants after it at which the value changes by itself, as far as that is published. */
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
  /** Every host that shows the store, the production host included. */
  hosts: z.array(z.string()),
  locales: z.array(z.string()),
  /** The revision that last changed anything of this store. */
  revision: z.int(),
  hash: z.string(),
});

/** One field of one store that a change set would change. `validFrom` is the instant from which it would; null for at once. */
export const changedFieldSchema = z.object({
  storeKey: z.string(),
  locale: z.nullable(z.string()),
  section: z.enum(SECTION_KEYS),
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  validFrom: instant,
});

/** What the lint has to say of a change set; `name` is what an acknowledgement bears. */
export const changeSetFindingSchema = z.object({
  ...findingSchema.shape,
  name: z.string(),
  /** Whether this change set brings it; otherwise it stands already. */
  isNew: z.boolean(),
});

/** What publishing a change set would do: every field of every store that differs, or why it would be refused. */
export const changeSetDiffSchema = z.object({
  changes: z.array(changedFieldSchema),
  storeKeys: z.array(z.string()),
  /** One per sentence, with all stores that have it; `from` is the instant from which it is true, null for now. */
  problems: z.array(
    z.object({ storeKeys: z.readonly(z.array(z.string())), field: z.string(), reason: z.string(), from: instant }),
  ),
  findings: z.array(changeSetFindingSchema),
  /** Edits whose row is no longer what their editor saw, with what it is now; null for no row. */
  stale: z.array(z.object({ edit: editSchema, found: editSchema.shape.before })),
});

/** A revision as a list shows it. */
export const revisionSummarySchema = z.object({
  number: revisionSchema.shape.number,
  author: revisionSchema.shape.author,
  reason: revisionSchema.shape.reason,
  publishedAt: revisionSchema.shape.publishedAt,
  editCount: z.int(),
  sections: z.array(z.string()),
});

/** An edit as the console sends it: `after` null takes the row away. `before` is what the editor saw; null for no row. */
export const putEditSchema = z.strictObject(editSchema.shape);
/** Many edits as one step. One whose `after` is its `before` takes its row out of the draft. */
export const putEditsSchema = z.strictObject({
  edits: z.array(putEditSchema).check(z.minLength(1), z.maxLength(2_000)),
});
export const createChangeSetSchema = z.strictObject({ name: changeSetSchema.shape.name });
export const setSectionPolicySchema = z.strictObject({ fourEyes: z.boolean() });
/** Of which rows of a draft the diff is wanted. */
export const partDiffSchema = z.strictObject({ edits: chosenRowsSchema });
/** `mine` or everybody's `drafts`, what is scheduled or failed included; or `all` that ever were. */
export const changeSetQuerySchema = z.object({ show: z._default(z.enum(['mine', 'drafts', 'all']), 'drafts') });

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
