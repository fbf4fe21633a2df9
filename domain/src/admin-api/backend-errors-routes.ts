import { backendErrorsSchema } from '../backend-errors/contract.js';
import type { AdminRoute } from './route.js';

/** Routes of commerce backend errors. */
export const backendErrorsRoutes = {
  backendErrors: {
    method: 'GET',
    path: '/api/admin/backend-errors',
    summary: 'Lists the last error of each operation of the commerce backend, as seen by this process',
    roles: ['admin', 'operations'],
    answer: backendErrorsSchema,
  },
} as const satisfies Record<string, AdminRoute>;
