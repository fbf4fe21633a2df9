import * as z from 'zod/mini';
import { sectionContract } from '../section-contract/section-contract.js';

/** Feature toggles that the commerce backend does not need (spec shell §4, §9). */
export const featureTogglesSchema = z.object({
  recommendationApi: z.boolean(),
  liveCart: z.boolean(),
  /** Whether category and product pages are under /c/ and /p/. */
  nativeRouting: z.boolean(),
  quickAddToCart: z.boolean(),
  newsletterOptional: z.boolean(),
  newTrustFeatures: z.boolean(),
  reviewConsent: z.boolean(),
  priceDisclaimer: z.boolean(),
  addressValidation: z.boolean(),
  supportWebform: z.boolean(),
  /** Whether customers get a card with a barcode for the tills of the company's own shops. */
  loyaltyCard: z.boolean(),
  /** Whether customers may sign in through Google, if the deployment has a client there. */
  googleSignIn: z.boolean(),
  /** Whether customers may sign in through Facebook, if the deployment has a client there. */
  facebookSignIn: z.boolean(),
});

export type FeatureToggles = z.infer<typeof featureTogglesSchema>;

/** The toggles that pages read. Every page carries them, so those that only the services read are missing. */
const pageToggles = ({
  liveCart,
  nativeRouting,
  quickAddToCart,
  newsletterOptional,
  reviewConsent,
  priceDisclaimer,
  addressValidation,
  loyaltyCard,
}: FeatureToggles) => ({
  liveCart,
  nativeRouting,
  quickAddToCart,
  newsletterOptional,
  reviewConsent,
  priceDisclaimer,
  addressValidation,
  loyaltyCard,
});

/** The section of the config; every page reads it as `toggles`. */
export const featureTogglesContract = sectionContract(featureTogglesSchema, {
  as: { page: 'toggles' },
  page: pageToggles,
});
