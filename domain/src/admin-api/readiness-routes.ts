import * as z from 'zod/mini';
import { storeReadinessSchema } from '../readiness/contract.js';
import { ALL_ROLES, type AdminRoute } from './route.js';

/** Routes of readiness checks. */
export const readinessRoutes = {
  readiness: {
    method: 'GET',
    path: '/api/admin/readiness',
    summary: 'Lists the last readiness result of each store; stores that were never checked are left out',
    roles: ALL_ROLES,
    answer: z.object({ stores: z.array(storeReadinessSchema) }),
  },
  checkStore: {
    method: 'POST',
    path: '/api/admin/stores/{storeKey}/readiness',
    summary: 'Checks a store now: its hosts, pages, texts, formats, payment methods, products and commerce backend',
    roles: ['admin', 'operations'],
    answer: storeReadinessSchema,
  },
} as const satisfies Record<string, AdminRoute>;
