import * as z from 'zod/mini';
import {
  changeSetSchema,
  editAddressSchema,
  editSchema,
  publishSchema,
  revisionSchema,
} from '../change-set/contract.js';
import { CONFIG_LAYERS } from '../config-layer/layer.js';
import { signInSchema, staffRoleSchema, staffSchema } from '../staff/contract.js';
import { SECTION_KEYS } from '../store-document/section-keys.js';

const instant = z.nullable(z.iso.datetime({ offset: true }));
const values = z.record(z.string(), z.unknown());

/** Where a row holds; the address of an edit without its section. */
export const rowAddressSchema = z.object({
  layer: z.enum(CONFIG_LAYERS),
  key: z.string(),
  validFrom: instant,
  validTo: instant,
});

/** A section as the console lists it: what it is, who may edit it, on which layers, and its fields. */
export const sectionViewSchema = z.object({
  key: z.enum(SECTION_KEYS),
  scope: z.enum(['store', 'locale']),
  label: z.string(),
  help: z.string(),
  layers: z.array(z.enum(CONFIG_LAYERS)),
  editableBy: z.array(staffRoleSchema),
  fields: z.array(z.object({ name: z.string(), label: z.string(), help: z.string() })),
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

export const storeViewSchema = z.object({
  storeKey: z.string(),
  brandKey: z.string(),
  countryCode: z.string(),
  label: z.string(),
  currencyCode: z.string(),
  isDefault: z.boolean(),
  productionHost: z.string(),
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

/** What publishing a change set would do: every field of every store that differs, or why it would be refused. */
export const changeSetDiffSchema = z.object({
  changes: z.array(changedFieldSchema),
  storeKeys: z.array(z.string()),
  problems: z.array(z.object({ storeKey: z.nullable(z.string()), field: z.string(), reason: z.string() })),
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
export const putEditSchema = editSchema;
export const createChangeSetSchema = z.object({ name: changeSetSchema.shape.name });
export const firstAdminSchema = z.object({
  token: z.string().check(z.minLength(20)),
  email: z.email(),
  name: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)),
  password: z.string().check(z.minLength(12), z.maxLength(200)),
});
/** Pages of a list, from 1. */
export const pageQuerySchema = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
  perPage: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
});
/** `mine` (drafts of the caller), `all` drafts, or every change set. */
export const changeSetQuerySchema = z.object({ show: z._default(z.enum(['mine', 'drafts', 'all']), 'drafts') });

export interface AdminRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  /** Who may ask; null for anybody who is not signed in. */
  readonly roles: readonly z.infer<typeof staffRoleSchema>[] | null;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly answer: z.ZodMiniType | null;
}

const everybody = ['admin', 'operations', 'support'] as const;
const version = 'Header `If-Match` carries the version that the editor saw; another one is refused with 409.';

/** Every route of the console's API, for the server, the client and OpenAPI. */
export const adminRoutes = {
  signIn: {
    method: 'POST',
    path: '/api/admin/sign-in',
    summary: 'Signs in and sets the session cookie',
    roles: null,
    body: signInSchema,
    answer: staffSchema,
  },
  signOut: { method: 'POST', path: '/api/admin/sign-out', summary: 'Ends the session', roles: null, answer: null },
  firstAdmin: {
    method: 'POST',
    path: '/api/admin/first-admin',
    summary: 'Makes the first admin with the one-time token that the start printed',
    roles: null,
    body: firstAdminSchema,
    answer: staffSchema,
  },
  me: { method: 'GET', path: '/api/admin/me', summary: 'Who is signed in', roles: everybody, answer: staffSchema },
  stores: {
    method: 'GET',
    path: '/api/admin/stores',
    summary: 'Every store as it is served now',
    roles: everybody,
    answer: z.object({ stores: z.array(storeViewSchema) }),
  },
  sections: {
    method: 'GET',
    path: '/api/admin/sections',
    summary: 'Every section of the config',
    roles: everybody,
    answer: z.object({ sections: z.array(sectionViewSchema) }),
  },
  sectionRows: {
    method: 'GET',
    path: '/api/admin/sections/{key}/rows',
    summary: 'The published rows of a section',
    roles: everybody,
    answer: z.object({ rows: z.array(publishedRowSchema) }),
  },
  sectionEffective: {
    method: 'GET',
    path: '/api/admin/sections/{key}/effective',
    summary: 'What a section comes to for every store, and which row gave each field',
    roles: everybody,
    query: z.object({ at: z.optional(z.iso.datetime({ offset: true })), changeSet: z.optional(z.uuid()) }),
    answer: z.object({ values: z.array(effectiveSectionSchema) }),
  },
  changeSets: {
    method: 'GET',
    path: '/api/admin/change-sets',
    summary: 'Change sets, newest first',
    roles: everybody,
    query: changeSetQuerySchema,
    answer: z.object({ changeSets: z.array(changeSetSchema) }),
  },
  createChangeSet: {
    method: 'POST',
    path: '/api/admin/change-sets',
    summary: 'Begins a change set',
    roles: everybody,
    body: createChangeSetSchema,
    answer: changeSetSchema,
  },
  changeSet: {
    method: 'GET',
    path: '/api/admin/change-sets/{id}',
    summary: 'One change set with its edits',
    roles: everybody,
    answer: changeSetSchema,
  },
  discardChangeSet: {
    method: 'DELETE',
    path: '/api/admin/change-sets/{id}',
    summary: 'Discards a draft',
    roles: everybody,
    answer: changeSetSchema,
  },
  putEdit: {
    method: 'PUT',
    path: '/api/admin/change-sets/{id}/edits',
    summary: `Adds or replaces one edit. ${version}`,
    roles: everybody,
    body: putEditSchema,
    answer: changeSetSchema,
  },
  removeEdit: {
    method: 'DELETE',
    path: '/api/admin/change-sets/{id}/edits',
    summary: `Takes one edit out of a draft. ${version}`,
    roles: everybody,
    query: z.object({
      section: editAddressSchema.shape.section,
      layer: editAddressSchema.shape.layer,
      key: editAddressSchema.shape.key,
      validFrom: z.optional(z.iso.datetime({ offset: true })),
      validTo: z.optional(z.iso.datetime({ offset: true })),
    }),
    answer: changeSetSchema,
  },
  changeSetDiff: {
    method: 'GET',
    path: '/api/admin/change-sets/{id}/diff',
    summary: 'What publishing would change, store by store',
    roles: everybody,
    answer: changeSetDiffSchema,
  },
  publishChangeSet: {
    method: 'POST',
    path: '/api/admin/change-sets/{id}/publish',
    summary: 'Publishes a draft as a new revision',
    roles: everybody,
    body: publishSchema,
    answer: revisionSchema,
  },
  revisions: {
    method: 'GET',
    path: '/api/admin/revisions',
    summary: 'Published revisions, newest first',
    roles: everybody,
    query: pageQuerySchema,
    answer: z.object({ revisions: z.array(revisionSummarySchema), total: z.int() }),
  },
  revision: {
    method: 'GET',
    path: '/api/admin/revisions/{number}',
    summary: 'One revision with its edits',
    roles: everybody,
    answer: revisionSchema,
  },
} as const satisfies Record<string, AdminRoute>;

export type RowAddress = z.infer<typeof rowAddressSchema>;
export type SectionView = z.infer<typeof sectionViewSchema>;
export type PublishedRow = z.infer<typeof publishedRowSchema>;
export type EffectiveSection = z.infer<typeof effectiveSectionSchema>;
export type StoreView = z.infer<typeof storeViewSchema>;
export type ChangedField = z.infer<typeof changedFieldSchema>;
export type ChangeSetDiff = z.infer<typeof changeSetDiffSchema>;
export type RevisionSummary = z.infer<typeof revisionSummarySchema>;
export type FirstAdmin = z.infer<typeof firstAdminSchema>;
export type PageQuery = z.infer<typeof pageQuerySchema>;
export type ChangeSetQuery = z.infer<typeof changeSetQuerySchema>;
