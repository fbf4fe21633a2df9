import * as z from 'zod/mini';
import { EVERYBODY, type AdminRoute } from './route.js';

const plain = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

/** What the commerce backend has otherwise than config says; null where it has nothing. */
export const storeDriftSchema = z.object({
  drift: z.array(z.object({ what: z.string(), config: plain, backend: plain })),
  /** When the process that answers last brought the store in line; null while it has not yet. */
  syncedAt: z.nullable(z.string()),
});

export type StoreDrift = z.infer<typeof storeDriftSchema>;

/** A store and the commerce backend's store of the same key. */
export const storeRoutes = {
  storeDrift: {
    method: 'GET',
    path: '/api/admin/stores/{storeKey}/drift',
    summary: 'In what the commerce backend differs from the published config of a store',
    roles: EVERYBODY,
    answer: storeDriftSchema,
  },
  mendStoreDrift: {
    method: 'POST',
    path: '/api/admin/stores/{storeKey}/drift/mend',
    summary: 'Brings the commerce backend in line with the published config of a store, and says what differed',
    roles: ['admin', 'operations'],
    answer: storeDriftSchema,
  },
} as const satisfies Record<string, AdminRoute>;
