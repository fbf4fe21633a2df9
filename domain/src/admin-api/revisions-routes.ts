import * as z from 'zod/mini';
import { changeSetSchema, revisionSchema } from '../change-set/contract.js';
import { pageQuerySchema } from '../list-page/contract.js';
import { revisionSummarySchema, rollBackSchema } from './contract.js';
import { ALL_ROLES, NEW_DRAFT_ID, type AdminRoute } from './route.js';

/** Routes of published revisions. */
export const revisionRoutes = {
  revisions: {
    method: 'GET',
    path: '/api/admin/revisions',
    summary: 'Lists published revisions, newest first',
    roles: ALL_ROLES,
    query: pageQuerySchema,
    answer: z.object({ revisions: z.array(revisionSummarySchema), total: z.int() }),
  },
  revision: {
    method: 'GET',
    path: '/api/admin/revisions/{number}',
    summary: 'Returns a revision with its edits',
    roles: ALL_ROLES,
    answer: revisionSchema,
  },
  rollBack: {
    method: 'POST',
    path: '/api/admin/revisions/{number}/roll-back',
    summary: `Creates a draft that restores all sections to this revision. ${NEW_DRAFT_ID}`,
    roles: ALL_ROLES,
    body: rollBackSchema,
    answer: changeSetSchema,
  },
} as const satisfies Record<string, AdminRoute>;
