import * as z from 'zod/mini';
import { ALL_ROLES, type AdminRoute } from './route.js';

const plain = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

/** Differences between config and the commerce backend; null if the backend has no value. */
export const storeDriftSchema = z.object({
  drift: z.array(z.object({ what: z.string(), config: plain, backend: plain })),
  /** When this process last synchronised the store; null if it has not yet. */
  syncedAt: z.nullable(z.string()),
});

export type StoreDrift = z.infer<typeof storeDriftSchema>;

/** Routes that compare a store with the commerce backend's store of the same key. */
export const storeRoutes = {
  storeDrift: {
    method: 'GET',
    path: '/api/admin/stores/{storeKey}/drift',
    summary: 'Lists differences between the commerce backend and the published config of a store',
    roles: ALL_ROLES,
    answer: storeDriftSchema,
  },
  mendStoreDrift: {
    method: 'POST',
    path: '/api/admin/stores/{storeKey}/drift/mend',
    summary: 'Synchronises the commerce backend with the published config of a store and returns what differed',
    roles: ['admin', 'operations'],
    answer: storeDriftSchema,
  },
} as const satisfies Record<string, AdminRoute>;
