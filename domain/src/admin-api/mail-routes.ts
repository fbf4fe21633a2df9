import { mailPreviewParamsSchema, mailPreviewSchema } from '../mail-preview/contract.js';
import { ALL_ROLES, type AdminRoute } from './route.js';

/** Routes that show mails to customers. All data in them is made up. */
export const mailRoutes = {
  previewMail: {
    method: 'GET',
    path: '/api/admin/mails/preview',
    summary: 'Returns a mail to customers with test data, in the language and look of a store',
    roles: ALL_ROLES,
    query: mailPreviewParamsSchema,
    answer: mailPreviewSchema,
  },
  mailPage: {
    method: 'GET',
    path: '/api/admin/mails/page',
    summary: 'Returns the same mail as HTML for a frame of the console; its policy allows no scripts and no requests',
    roles: ALL_ROLES,
    query: mailPreviewParamsSchema,
    answer: null,
  },
  sendTestMail: {
    method: 'POST',
    path: '/api/admin/mails/test',
    summary: "Sends the same mail to the caller's own address. Audited",
    roles: ALL_ROLES,
    body: mailPreviewParamsSchema,
    answer: null,
  },
} as const satisfies Record<string, AdminRoute>;
