import { replicasSchema } from '../replica/contract.js';
import { EVERYBODY, type AdminRoute } from './route.js';

/** Which process serves which revision. */
export const replicaRoutes = {
  replicas: {
    method: 'GET',
    path: '/api/admin/replicas',
    summary: 'The running replicas and the revision that each of them serves',
    roles: EVERYBODY,
    answer: replicasSchema,
  },
} as const satisfies Record<string, AdminRoute>;
