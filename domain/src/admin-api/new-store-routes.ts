import * as z from 'zod/mini';
import { changeSetSchema, newDraftIdSchema } from '../change-set/contract.js';
import { postalCodeSchema } from '../postal-code/contract.js';
import { localeCodeSchema, storeKeySchema, storeLocaleSchema, storeSchema } from '../store/contract.js';
import { taxRateSchema } from '../tax-rate/contract.js';
import { vatNumberSchema } from '../vat-number/contract.js';
import { NEW_DRAFT_ID, type AdminRoute } from './route.js';

const { label, countryCode, currencyCode, timeZone, topLevelDomain, productionHost, hosts } = storeSchema.shape;

/** Describes a new store. Everything else is copied from the store in `like`. */
export const newStoreSchema = z.strictObject({
  /** The id of the draft. */
  id: newDraftIdSchema,
  /** The most similar store, whose rows are copied. */
  like: storeKeySchema,
  storeKey: storeKeySchema,
  label,
  countryCode,
  currencyCode,
  timeZone,
  topLevelDomain,
  productionHost,
  hosts,
  /** The first one is the default. `like` is the locale whose rows (slugs, customer care, …) are copied. */
  locales: z.array(z.strictObject({ ...storeLocaleSchema.shape, like: localeCodeSchema })).check(z.minLength(1)),
  taxRate: taxRateSchema.shape.standardRate,
  vatNumber: z.partial(vatNumberSchema),
  postalCode: z.partial(postalCodeSchema),
});

export type NewStore = z.infer<typeof newStoreSchema>;

/** Routes that create a store. */
export const newStoreRoutes = {
  draftStore: {
    method: 'POST',
    path: '/api/admin/stores',
    summary: `Creates a draft of a new store, copied from a similar one; publishing the draft puts it online. ${NEW_DRAFT_ID}`,
    roles: ['admin', 'operations'],
    body: newStoreSchema,
    answer: changeSetSchema,
  },
} as const satisfies Record<string, AdminRoute>;
