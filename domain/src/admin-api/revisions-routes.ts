import * as z from 'zod/mini';
import { changeSetSchema, revisionSchema } from '../change-set/contract.js';
import { pageQuerySchema } from '../list-page/contract.js';
import { revisionSummarySchema } from './contract.js';
import { EVERYBODY, type AdminRoute } from './route.js';

/** Routes of published revisions. */
export const revisionRoutes = {
  revisions: {
    method: 'GET',
    path: '/api/admin/revisions',
    summary: 'Lists published revisions, newest first',
    roles: EVERYBODY,
    query: pageQuerySchema,
    answer: z.object({ revisions: z.array(revisionSummarySchema), total: z.int() }),
  },
  revision: {
    method: 'GET',
    path: '/api/admin/revisions/{number}',
    summary: 'Returns a revision with its edits',
    roles: EVERYBODY,
    answer: revisionSchema,
  },
  rollBack: {
    method: 'POST',
    path: '/api/admin/revisions/{number}/roll-back',
    summary: 'Creates a draft that restores all sections to this revision',
    roles: EVERYBODY,
    answer: changeSetSchema,
  },
} as const satisfies Record<string, AdminRoute>;
