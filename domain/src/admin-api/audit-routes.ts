import { auditDetailSchema, auditFilterSchema, auditPageSchema, auditQuerySchema } from '../audit/contract.js';
import { EVERYBODY, type AdminRoute } from './route.js';

/** Who did what. Support sees what concerns the sections that it may edit. */
export const auditRoutes = {
  audit: {
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'Who did what, newest first, found by person, action, section, store, text and time',
    roles: EVERYBODY,
    query: auditQuerySchema,
    answer: auditPageSchema,
  },
  auditCsv: {
    method: 'GET',
    path: '/api/admin/audit.csv',
    summary: 'The same as a table for spreadsheets (RFC 4180), one line per changed field, at most 100,000 lines',
    roles: ['admin', 'operations'],
    query: auditFilterSchema,
    answer: null,
  },
  auditEntry: {
    method: 'GET',
    path: '/api/admin/audit/{id}',
    summary: 'One entry with the old and the new value of every field that it changed',
    roles: EVERYBODY,
    answer: auditDetailSchema,
  },
} as const satisfies Record<string, AdminRoute>;
