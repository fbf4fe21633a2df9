import * as z from 'zod/mini';
import { supportDryRunSchema, supportTrialSchema, supportUseCountsSchema } from '../support-webform/workbench-api.js';
import { ALL_ROLES, type AdminRoute } from './route.js';

/** Routes that try out the support form. */
export const supportWebformRoutes = {
  supportDryRun: {
    method: 'POST',
    path: '/api/admin/support-webform/dry-run',
    summary: 'Validates an input of the support form and returns the request that would be sent',
    roles: ALL_ROLES,
    body: supportTrialSchema,
    answer: supportDryRunSchema,
  },
  supportTestRequest: {
    method: 'POST',
    path: '/api/admin/support-webform/test-requests',
    summary: 'Sends a test of the support form to the sandbox, never to the real support platform',
    roles: ALL_ROLES,
    body: supportTrialSchema,
    answer: z.object({ address: z.string() }),
  },
  supportUseCounts: {
    method: 'GET',
    path: '/api/admin/support-webform/use-counts',
    summary: 'Counts requests per reason in the last 30 days',
    roles: ALL_ROLES,
    answer: supportUseCountsSchema,
  },
} as const satisfies Record<string, AdminRoute>;
