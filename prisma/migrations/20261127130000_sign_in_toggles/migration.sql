-- AlterTable
ALTER TABLE "feature_toggles" ADD COLUMN     "facebook_sign_in" BOOLEAN,
ADD COLUMN     "google_sign_in" BOOLEAN;

ALTER TABLE "feature_toggles" DROP CONSTRAINT "feature_toggles_sets";
ALTER TABLE "feature_toggles"
  ADD CONSTRAINT "feature_toggles_sets" CHECK (sets <@ ARRAY['recommendationApi', 'liveCart', 'nativeRouting', 'quickAddToCart', 'newsletterOptional', 'newTrustFeatures', 'reviewConsent', 'priceDisclaimer', 'addressValidation', 'supportWebform', 'loyaltyCard', 'googleSignIn', 'facebookSignIn']::text[] AND cardinality(sets) > 0);

-- Until now every store offered each provider that had a client.
UPDATE "feature_toggles"
SET google_sign_in = true, facebook_sign_in = true, sets = sets || ARRAY['googleSignIn', 'facebookSignIn']
WHERE layer = 'default';
