import * as z from 'zod/mini';
import { changeSetSchema, editAddressSchema, publishSchema, revisionSchema } from '../change-set/contract.js';
import { firstAdminSchema, signInSchema, staffSchema, type StaffRole } from '../staff/contract.js';
import {
  changeSetDiffSchema,
  changeSetQuerySchema,
  createChangeSetSchema,
  effectiveSectionSchema,
  explanationQuerySchema,
  explanationSchema,
  pageQuerySchema,
  publishedRowSchema,
  putEditSchema,
  revisionSummarySchema,
  sectionViewSchema,
  storeViewSchema,
} from './contract.js';

export interface AdminRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  /** Who may ask; null for anybody who is not signed in. */
  readonly roles: readonly StaffRole[] | null;
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
  explanation: {
    method: 'GET',
    path: '/api/admin/explanation',
    summary: 'Why a store has a value, now or at any instant: layers, rows, revisions, and what comes',
    roles: everybody,
    query: explanationQuerySchema,
    answer: explanationSchema,
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
  rollBack: {
    method: 'POST',
    path: '/api/admin/revisions/{number}/roll-back',
    summary: 'Drafts what brings every section back to what it was once this revision was published',
    roles: everybody,
    answer: changeSetSchema,
  },
} as const satisfies Record<string, AdminRoute>;
