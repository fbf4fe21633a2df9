import { backendErrorsSchema } from '../backend-errors/contract.js';
import type { AdminRoute } from './route.js';

/** What went wrong with the commerce backend. */
export const backendErrorsRoutes = {
  backendErrors: {
    method: 'GET',
    path: '/api/admin/backend-errors',
    summary: 'The last failure of each operation of the commerce backend, as the process that answers has seen it',
    roles: ['admin', 'operations'],
    answer: backendErrorsSchema,
  },
} as const satisfies Record<string, AdminRoute>;
