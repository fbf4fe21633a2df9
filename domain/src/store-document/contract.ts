import * as z from 'zod/mini';
import { bankTransferSchema } from '../bank-transfer/contract.js';
import { brandSchema } from '../brand/contract.js';
import { campaignsSchema } from '../campaigns/contract.js';
import { cashOnDeliverySchema } from '../cash-on-delivery/contract.js';
import { cashRoundingSchema } from '../cash-rounding/contract.js';
import { clientTypeSchema } from '../client-type/contract.js';
import { consumerRightsSchema } from '../consumer-rights/contract.js';
import { customerCareSchema } from '../customer-care/contract.js';
import { featureTogglesSchema } from '../feature-toggles/contract.js';
import { liveCartSchema } from '../live-cart/contract.js';
import { lowStockSchema } from '../low-stock/contract.js';
import { merchantAccountSchema } from '../merchant-account/contract.js';
import { pageSlugsSchema } from '../page-slugs/contract.js';
import { parcelTrackingSchema } from '../parcel-tracking/contract.js';
import { postalCodeSchema } from '../postal-code/contract.js';
import { recommendationSchema } from '../recommendation/contract.js';
import { searchIndexSchema } from '../search-index/contract.js';
import { searchSynonymsSchema } from '../search-synonyms/contract.js';
import { seoRedirectsSchema } from '../seo-redirects/contract.js';
import { shippingCostSchema } from '../shipping-cost/contract.js';
import { shoppingLimitsSchema } from '../shopping-limits/contract.js';
import { localeCodeSchema, storeKeySchema, storeSchema } from '../store/contract.js';
import { storeFlagsSchema } from '../store-flags/contract.js';
import { streetNumberSchema } from '../street-number/contract.js';
import { supportWebformSchema } from '../support-webform/contract.js';
import { taxRateSchema } from '../tax-rate/contract.js';
import { vatNumberSchema } from '../vat-number/contract.js';
import type { PreviewNotice } from './preview.js';
import type { LocaleSectionKey, StoreSectionKey } from './section-keys.js';

/** Schemas of sections with one value per store, by key. */
export const storeSectionSchemas = {
  store: storeSchema,
  brand: brandSchema,
  'cash-on-delivery': cashOnDeliverySchema,
  'cash-rounding': cashRoundingSchema,
  'bank-transfer': bankTransferSchema,
  'shipping-cost': shippingCostSchema,
  'low-stock': lowStockSchema,
  'vat-number': vatNumberSchema,
  'tax-rate': taxRateSchema,
  'postal-code': postalCodeSchema,
  'street-number': streetNumberSchema,
  'merchant-account': merchantAccountSchema,
  'client-type': clientTypeSchema,
  'feature-toggles': featureTogglesSchema,
  'store-flags': storeFlagsSchema,
  campaigns: campaignsSchema,
  'support-webform': supportWebformSchema,
  'shopping-limits': shoppingLimitsSchema,
  'consumer-rights': consumerRightsSchema,
  'live-cart': liveCartSchema,
  'seo-redirects': seoRedirectsSchema,
} as const satisfies Record<StoreSectionKey, z.ZodMiniObject>;

/** Schemas of sections with one value per locale, by key. */
export const localeSectionSchemas = {
  'search-index': searchIndexSchema,
  'search-synonyms': searchSynonymsSchema,
  recommendation: recommendationSchema,
  'parcel-tracking': parcelTrackingSchema,
  'page-slugs': pageSlugsSchema,
  'customer-care': customerCareSchema,
} as const satisfies Record<LocaleSectionKey, z.ZodMiniObject>;

/** The complete config of one store at a time: validated, immutable, served from memory. */
export const storeDocumentSchema = z.object({
  storeKey: storeKeySchema,
  sections: z.object(storeSectionSchemas),
  locales: z.record(localeCodeSchema, z.object(localeSectionSchemas)),
});

/** A sealed document: its revision, the start of its validity, and its content hash. */
export const snapshotSchema = z.object({
  storeKey: storeKeySchema,
  revision: z.int(),
  /** Start of validity; null from the beginning. In the future for a snapshot caused by a dated row. */
  validFrom: z.nullable(z.iso.datetime()),
  hash: z.string().check(z.regex(/^[a-f0-9]{16}$/)),
  document: storeDocumentSchema,
});

export type { LocaleSectionKey, SectionKey, StoreSectionKey } from './section-keys.js';
export type StoreDocument = z.infer<typeof storeDocumentSchema>;
/** A published document, or, with `preview`, the result of a draft: visible by link only, orders disabled. */
export type Snapshot = z.infer<typeof snapshotSchema> & { readonly preview?: PreviewNotice };
export type LocaleSections = z.infer<z.ZodMiniObject<typeof localeSectionSchemas>>;
