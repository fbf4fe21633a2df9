import * as z from 'zod/mini';

/** What a store switches on without the commerce backend knowing of it (spec shell §4, §9). */
export const featureTogglesSchema = z.object({
  recommendationApi: z.boolean(),
  liveCart: z.boolean(),
  /** Category and product pages under /c/ and /p/. */
  nativeRouting: z.boolean(),
  quickAddToCart: z.boolean(),
  newsletterOptional: z.boolean(),
  newTrustFeatures: z.boolean(),
  reviewConsent: z.boolean(),
  priceDisclaimer: z.boolean(),
  addressValidation: z.boolean(),
  supportWebform: z.boolean(),
});

export type FeatureToggles = z.infer<typeof featureTogglesSchema>;
