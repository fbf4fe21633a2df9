import { matrixQuerySchema, matrixSchema } from './matrix.js';
import { EVERYBODY, type AdminRoute } from './route.js';

/** All settings of all stores at once. */
export const matrixRoutes = {
  matrix: {
    method: 'GET',
    path: '/api/admin/matrix',
    summary:
      'Every setting of every store with the row that gives it, at an instant: a past one as it was published then, a coming one as it is published and drafted now',
    roles: EVERYBODY,
    query: matrixQuerySchema,
    answer: matrixSchema,
  },
} as const satisfies Record<string, AdminRoute>;
