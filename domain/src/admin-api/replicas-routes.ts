import { replicasSchema } from '../replica/contract.js';
import { EVERYBODY, type AdminRoute } from './route.js';

/** Routes of the replicas. */
export const replicaRoutes = {
  replicas: {
    method: 'GET',
    path: '/api/admin/replicas',
    summary: 'Lists the running replicas and the revision that each of them serves',
    roles: EVERYBODY,
    answer: replicasSchema,
  },
} as const satisfies Record<string, AdminRoute>;
