-- CreateTable
CREATE TABLE "loyalty_card" (
    "number" CHAR(13) NOT NULL,
    "store_key" TEXT NOT NULL,
    "customer_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "loyalty_card_pkey" PRIMARY KEY ("number"),
    CONSTRAINT "loyalty_card_number" CHECK (number ~ '^2[0-9]{12}$')
);

-- CreateIndex
CREATE UNIQUE INDEX "loyalty_card_store_key_customer_id_key" ON "loyalty_card"("store_key", "customer_id");

-- AlterTable
ALTER TABLE "feature_toggles" ADD COLUMN     "loyalty_card" BOOLEAN;

ALTER TABLE "feature_toggles" DROP CONSTRAINT "feature_toggles_sets";
ALTER TABLE "feature_toggles"
  ADD CONSTRAINT "feature_toggles_sets" CHECK (sets <@ ARRAY['recommendationApi', 'liveCart', 'nativeRouting', 'quickAddToCart', 'newsletterOptional', 'newTrustFeatures', 'reviewConsent', 'priceDisclaimer', 'addressValidation', 'supportWebform', 'loyaltyCard']::text[] AND cardinality(sets) > 0);

-- A shop that was there before has no tills that know the card.
UPDATE "feature_toggles" SET loyalty_card = false, sets = array_append(sets, 'loyaltyCard') WHERE layer = 'default';
