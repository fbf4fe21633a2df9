import { exportQuerySchema, importedSchema, importSchema } from '../config-interchange/contract.js';
import { ALL_ROLES, type AdminRoute } from './route.js';

/** Routes that export and import config files. */
export const interchangeRoutes = {
  exportConfig: {
    method: 'GET',
    path: '/api/admin/export',
    summary: 'Exports a section (all rows) or a store (its own rows and effective values) as a file',
    roles: ALL_ROLES,
    query: exportQuerySchema,
    answer: null,
  },
  importConfig: {
    method: 'POST',
    path: '/api/admin/import',
    summary: 'Compares files with the published config and creates a draft of the differences; publishes nothing',
    roles: ALL_ROLES,
    body: importSchema,
    answer: importedSchema,
  },
} as const satisfies Record<string, AdminRoute>;
