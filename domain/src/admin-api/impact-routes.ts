import * as z from 'zod/mini';
import { chosenRowsSchema } from '../change-set/contract.js';
import { impactSchema } from '../impact/contract.js';
import { triedLimitSchema } from '../money-limit/contract.js';
import { EVERYBODY, type AdminRoute } from './route.js';

/** Which rows of a draft are replayed; all when left out. */
export const impactWishSchema = z.strictObject({ edits: chosenRowsSchema });

/** At which store's limits carts are tried, and with which rows of the draft. */
export const boundaryWishSchema = z.strictObject({
  storeKey: z.string().check(z.minLength(1), z.maxLength(60)),
  edits: chosenRowsSchema,
});

/** `isOff` where the commerce project is not one to try things in: then nothing was tried. */
export const boundaryTriesSchema = z.object({ isOff: z.boolean(), limits: z.array(triedLimitSchema) });

export type BoundaryTries = z.infer<typeof boundaryTriesSchema>;

/** What a draft would do, told before it is published. */
export const impactRoutes = {
  changeSetImpact: {
    method: 'POST',
    path: '/api/admin/change-sets/{id}/impact',
    summary:
      'A draft replayed over open carts and the orders of the last 30 days. Asked again while it counts, it says how far it is',
    roles: EVERYBODY,
    body: impactWishSchema,
    answer: impactSchema,
  },
  changeSetBoundaries: {
    method: 'POST',
    path: '/api/admin/change-sets/{id}/boundaries',
    summary: 'Brings carts of a store one cent below, to and above each money limit that a draft changes',
    roles: ['admin', 'operations'],
    body: boundaryWishSchema,
    answer: boundaryTriesSchema,
  },
} as const satisfies Record<string, AdminRoute>;
