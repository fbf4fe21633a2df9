import * as z from 'zod/mini';
import { supportDryRunSchema, supportTrialSchema, supportUseCountsSchema } from '../support-webform/workbench-api.js';
import { EVERYBODY, type AdminRoute } from './route.js';

/** The support form, to try out. */
export const supportWebformRoutes = {
  supportDryRun: {
    method: 'POST',
    path: '/api/admin/support-webform/dry-run',
    summary: 'What the support form asks for, what is wrong with a filled-in one, and the request that would be sent',
    roles: EVERYBODY,
    body: supportTrialSchema,
    answer: supportDryRunSchema,
  },
  supportTestRequest: {
    method: 'POST',
    path: '/api/admin/support-webform/test-requests',
    summary: 'Sends a filled-in support form to the sandbox, never to the real support platform',
    roles: EVERYBODY,
    body: supportTrialSchema,
    answer: z.object({ address: z.string() }),
  },
  supportUseCounts: {
    method: 'GET',
    path: '/api/admin/support-webform/use-counts',
    summary: 'How often each reason was used in the last 30 days',
    roles: EVERYBODY,
    answer: supportUseCountsSchema,
  },
} as const satisfies Record<string, AdminRoute>;
