import * as z from 'zod/mini';
import { sellerAddressSchema } from '../seller/contract.js';
import { seoRedirectionSchema } from '../seo-redirects/contract.js';
import { storeFlagsSchema } from '../store-flags/contract.js';
import { volumeDiscountSchema } from '../volume-discount/contract.js';
import { operation } from './operation.js';

/** Public data of a store. */
const publicStoreSchema = z.object({
  key: z.string(),
  name: z.string(),
  countryCode: z.string(),
  currencyCode: z.string(),
  /** Locales of the store, the default first. */
  languages: z.array(z.string()),
  flags: storeFlagsSchema,
});

const storeKey = z.string().check(z.minLength(1), z.maxLength(100));
const storeKeys = z.array(storeKey).check(z.maxLength(100));

const DEFAULT_GROUP = 'volume_discount_default';

/** Operations of stores and discounts (spec core §7). */
export const storeOperations = {
  getStores: operation({
    summary: 'Lists public data of stores by key or id, or of all stores of the brand',
    request: z.strictObject({
      key: z.optional(storeKey),
      keys: z.optional(storeKeys),
      // The key of a store is its id, too.
      id: z.optional(storeKey),
      ids: z.optional(storeKeys),
    }),
    response: z.object({ stores: z.object({ results: z.array(publicStoreSchema) }) }),
  }),
  getSellerAddress: operation({
    summary: 'Returns the postal address of the company that sells in the store',
    request: z.strictObject({}),
    response: z.object({ address: sellerAddressSchema }),
  }),
  getSeoRedirection: operation({
    summary: 'Returns the redirect of an old URL; nulls if there is none',
    request: z.strictObject({ sourceUrl: z.string().check(z.minLength(1), z.maxLength(2000)) }),
    response: seoRedirectionSchema,
    getAs: 'seo-redirection',
  }),
  getVolumeDiscounts: operation({
    summary: 'Lists the quantity discounts of a product group, smallest quantity first',
    request: z.strictObject({ group: z._default(z.string().check(z.minLength(1), z.maxLength(100)), DEFAULT_GROUP) }),
    response: z.object({ cartDiscounts: z.object({ results: z.array(volumeDiscountSchema) }) }),
  }),
} as const;

export type PublicStore = z.infer<typeof publicStoreSchema>;
