import * as z from 'zod/mini';
import { changeSetSchema } from '../change-set/contract.js';
import { postalCodeSchema } from '../postal-code/contract.js';
import { localeCodeSchema, storeKeySchema, storeLocaleSchema, storeSchema } from '../store/contract.js';
import { taxRateSchema } from '../tax-rate/contract.js';
import { vatNumberSchema } from '../vat-number/contract.js';
import type { AdminRoute } from './route.js';

const { label, countryCode, currencyCode, timeZone, topLevelDomain, productionHost, hosts } = storeSchema.shape;

/** What a new store is called and where it answers; everything that is not said here is as in the store that it is like. */
export const newStoreSchema = z.strictObject({
  /** The nearest store: its rows are copied. */
  like: storeKeySchema,
  storeKey: storeKeySchema,
  label,
  countryCode,
  currencyCode,
  timeZone,
  topLevelDomain,
  productionHost,
  hosts,
  /** The first is the default. `like` names the locale whose rows (slugs, customer care, …) are copied. */
  locales: z.array(z.strictObject({ ...storeLocaleSchema.shape, like: localeCodeSchema })).check(z.minLength(1)),
  taxRate: taxRateSchema.shape.standardRate,
  vatNumber: z.partial(vatNumberSchema),
  postalCode: z.partial(postalCodeSchema),
});

export type NewStore = z.infer<typeof newStoreSchema>;

/** A store that there is not yet. */
export const newStoreRoutes = {
  draftStore: {
    method: 'POST',
    path: '/api/admin/stores',
    summary: 'Drafts a new store after the nearest one; it answers on its hosts once the draft is published',
    roles: ['admin', 'operations'],
    body: newStoreSchema,
    answer: changeSetSchema,
  },
} as const satisfies Record<string, AdminRoute>;
