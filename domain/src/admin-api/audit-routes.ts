import { auditDetailSchema, auditFilterSchema, auditPageSchema, auditQuerySchema } from '../audit/contract.js';
import { ALL_ROLES, type AdminRoute } from './route.js';

/** Routes of the audit. Support sees entries of the sections it may edit. */
export const auditRoutes = {
  audit: {
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'Searches the audit by person, action, section, store, text and time; newest first',
    roles: ALL_ROLES,
    query: auditQuerySchema,
    answer: auditPageSchema,
  },
  auditCsv: {
    method: 'GET',
    path: '/api/admin/audit.csv',
    summary: 'Exports the audit as CSV (RFC 4180), one line per changed field, at most 100,000 lines',
    roles: ['admin', 'operations'],
    query: auditFilterSchema,
    answer: null,
  },
  auditEntry: {
    method: 'GET',
    path: '/api/admin/audit/{id}',
    summary: 'Returns an entry with the old and new values of its changed fields',
    roles: ALL_ROLES,
    answer: auditDetailSchema,
  },
} as const satisfies Record<string, AdminRoute>;
