import { exportQuerySchema, importedSchema, importSchema } from '../config-interchange/contract.js';
import { EVERYBODY, type AdminRoute } from './route.js';

/** The config as files, out and in. */
export const interchangeRoutes = {
  exportConfig: {
    method: 'GET',
    path: '/api/admin/export',
    summary: 'A section (all rows) or a store (its own rows, and what it comes to) as a file',
    roles: EVERYBODY,
    query: exportQuerySchema,
    answer: null,
  },
  importConfig: {
    method: 'POST',
    path: '/api/admin/import',
    summary: 'Compares files with what is published and drafts the difference; nothing is published',
    roles: EVERYBODY,
    body: importSchema,
    answer: importedSchema,
  },
} as const satisfies Record<string, AdminRoute>;
