import * as z from 'zod/mini';
import { chosenRowsSchema } from '../change-set/contract.js';
import { impactSchema } from '../impact/contract.js';
import { triedLimitSchema } from '../money-limit/contract.js';
import { ALL_ROLES, type AdminRoute } from './route.js';

/** Parameters of an impact: the rows of the draft to replay; all if left out. */
export const impactParamsSchema = z.strictObject({ edits: chosenRowsSchema });

/** Parameters of boundary trials: the store, and the rows of the draft. */
export const boundaryTrialParamsSchema = z.strictObject({
  storeKey: z.string().check(z.minLength(1), z.maxLength(60)),
  edits: chosenRowsSchema,
});

/** Results of boundary trials. `isOff`: the commerce project is not a sandbox, so nothing was tried. */
export const boundaryTrialsSchema = z.object({ isOff: z.boolean(), limits: z.array(triedLimitSchema) });

export type BoundaryTrials = z.infer<typeof boundaryTrialsSchema>;

/** Routes that predict the effect of a draft before it is published. */
export const impactRoutes = {
  changeSetImpact: {
    method: 'POST',
    path: '/api/admin/change-sets/{id}/impact',
    summary:
      'Replays a draft over open carts and the orders of the last 30 days. Repeated calls return the progress until it has finished',
    roles: ALL_ROLES,
    body: impactParamsSchema,
    answer: impactSchema,
  },
  changeSetBoundaries: {
    method: 'POST',
    path: '/api/admin/change-sets/{id}/boundaries',
    summary: 'Tests carts one cent below, at and above each money limit that a draft changes',
    roles: ['admin', 'operations'],
    body: boundaryTrialParamsSchema,
    answer: boundaryTrialsSchema,
  },
} as const satisfies Record<string, AdminRoute>;
