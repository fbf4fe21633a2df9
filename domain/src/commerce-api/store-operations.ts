import * as z from 'zod/mini';
import { seoRedirectionSchema } from '../seo-redirects/contract.js';
import { storeFlagsSchema } from '../store-flags/contract.js';
import { volumeDiscountSchema } from '../volume-discount/contract.js';
import { operation } from './operation.js';

/** What anybody may know of a store. */
const publicStoreSchema = z.object({
  key: z.string(),
  name: z.string(),
  countryCode: z.string(),
  currencyCode: z.string(),
  /** Its locales, the default first. */
  languages: z.array(z.string()),
  flags: storeFlagsSchema,
});

const storeKey = z.string().check(z.minLength(1), z.maxLength(100));
const storeKeys = z.array(storeKey).check(z.maxLength(100));

const DEFAULT_GROUP = 'volume_discount_default';

/** The operations about stores and what they take off (spec core §7). */
export const storeOperations = {
  getStores: operation({
    summary: 'The stores with all of these keys or ids, or every store of the brand; what anybody may know of them',
    request: z.strictObject({
      key: z.optional(storeKey),
      keys: z.optional(storeKeys),
      // A store is known by its key: it is its id as well.
      id: z.optional(storeKey),
      ids: z.optional(storeKeys),
    }),
    response: z.object({ stores: z.object({ results: z.array(publicStoreSchema) }) }),
  }),
  getSeoRedirection: operation({
    summary: "Where an old address of the store has moved, by staff's list; nulls where it has not",
    request: z.strictObject({ sourceUrl: z.string().check(z.minLength(1), z.maxLength(2000)) }),
    response: seoRedirectionSchema,
    getAs: 'seo-redirection',
  }),
  getVolumeDiscounts: operation({
    summary: 'What is taken off when somebody buys several of one product of a group, smallest quantity first',
    request: z.strictObject({ group: z._default(z.string().check(z.minLength(1), z.maxLength(100)), DEFAULT_GROUP) }),
    response: z.object({ cartDiscounts: z.object({ results: z.array(volumeDiscountSchema) }) }),
  }),
} as const;

export type PublicStore = z.infer<typeof publicStoreSchema>;
