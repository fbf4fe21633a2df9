import * as z from 'zod/mini';
import { changeSetSchema, editAddressSchema, publishSchema, revisionSchema } from '../change-set/contract.js';
import {
  changeSetDiffSchema,
  changeSetQuerySchema,
  createChangeSetSchema,
  partDiffSchema,
  putEditSchema,
  putEditsSchema,
} from './contract.js';
import { EVERYBODY, IF_MATCH, type AdminRoute } from './route.js';

/** Drafts: begun, edited, compared, published. */
export const changeSetRoutes = {
  changeSets: {
    method: 'GET',
    path: '/api/admin/change-sets',
    summary: 'Change sets, newest first',
    roles: EVERYBODY,
    query: changeSetQuerySchema,
    answer: z.object({ changeSets: z.array(changeSetSchema) }),
  },
  createChangeSet: {
    method: 'POST',
    path: '/api/admin/change-sets',
    summary: 'Begins a change set',
    roles: EVERYBODY,
    body: createChangeSetSchema,
    answer: changeSetSchema,
  },
  changeSet: {
    method: 'GET',
    path: '/api/admin/change-sets/{id}',
    summary: 'One change set with its edits',
    roles: EVERYBODY,
    answer: changeSetSchema,
  },
  discardChangeSet: {
    method: 'DELETE',
    path: '/api/admin/change-sets/{id}',
    summary: 'Discards a draft',
    roles: EVERYBODY,
    answer: changeSetSchema,
  },
  putEdit: {
    method: 'PUT',
    path: '/api/admin/change-sets/{id}/edits',
    summary: `Adds or replaces one edit. ${IF_MATCH}`,
    roles: EVERYBODY,
    body: putEditSchema,
    answer: changeSetSchema,
  },
  putEdits: {
    method: 'POST',
    path: '/api/admin/change-sets/{id}/edits',
    summary: `Adds or replaces up to 2,000 edits, all or none; one whose \`after\` is its \`before\` takes its row out. ${IF_MATCH}`,
    roles: EVERYBODY,
    body: putEditsSchema,
    answer: changeSetSchema,
  },
  removeEdit: {
    method: 'DELETE',
    path: '/api/admin/change-sets/{id}/edits',
    summary: `Takes one edit out of a draft. ${IF_MATCH}`,
    roles: EVERYBODY,
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
    roles: EVERYBODY,
    answer: changeSetDiffSchema,
  },
  changeSetPartDiff: {
    method: 'POST',
    path: '/api/admin/change-sets/{id}/diff',
    summary: 'What publishing some rows of a change set would change',
    roles: EVERYBODY,
    body: partDiffSchema,
    answer: changeSetDiffSchema,
  },
  publishChangeSet: {
    method: 'POST',
    path: '/api/admin/change-sets/{id}/publish',
    summary: 'Publishes a draft, or some rows of it, as a new revision',
    roles: EVERYBODY,
    body: publishSchema,
    answer: revisionSchema,
  },
} as const satisfies Record<string, AdminRoute>;
