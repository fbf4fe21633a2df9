import { deskDataRequestsQuerySchema, deskDataRequestsSchema } from '../data-rights/contract.js';
import { ALL_ROLES, type AdminRoute } from './route.js';

/** Routes of requests about personal data. They show requests of the caller's countries only. */
export const dataRequestRoutes = {
  dataRequests: {
    method: 'GET',
    path: '/api/admin/data-requests',
    summary: "Lists customers' requests for a copy of their data or its deletion, with the deadlines, without names",
    roles: ALL_ROLES,
    isForOrderDesk: true,
    query: deskDataRequestsQuerySchema,
    answer: deskDataRequestsSchema,
  },
} as const satisfies Record<string, AdminRoute>;
