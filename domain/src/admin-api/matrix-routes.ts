import { matrixQuerySchema, matrixSchema } from './matrix.js';
import { EVERYBODY, type AdminRoute } from './route.js';

/** Routes of the matrix. */
export const matrixRoutes = {
  matrix: {
    method: 'GET',
    path: '/api/admin/matrix',
    summary:
      'Returns all settings of all stores with their sources at a point in time: the past as it was published then, the future as it is published and drafted now',
    roles: EVERYBODY,
    query: matrixQuerySchema,
    answer: matrixSchema,
  },
} as const satisfies Record<string, AdminRoute>;
