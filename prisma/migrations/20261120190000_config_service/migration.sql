-- CreateEnum
CREATE TYPE "brand_link_kind" AS ENUM ('product', 'social');

-- CreateEnum
CREATE TYPE "change_set_state" AS ENUM ('draft', 'published', 'discarded');

-- CreateEnum
CREATE TYPE "client_type_value" AS ENUM ('private', 'company');

-- CreateEnum
CREATE TYPE "config_layer" AS ENUM ('default', 'brand', 'currency', 'country', 'store', 'locale');

-- CreateEnum
CREATE TYPE "staff_role" AS ENUM ('admin', 'operations', 'support');

-- CreateTable
CREATE TABLE "audit_entry" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "details" JSONB NOT NULL,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bank_transfer" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[],
    "updated_revision" INTEGER NOT NULL,
    "enabled" BOOLEAN,
    "iban" TEXT,
    "bic" TEXT,
    "account_owner" TEXT,
    "bank_institute" TEXT,

    CONSTRAINT "bank_transfer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "brand" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[],
    "updated_revision" INTEGER NOT NULL,
    "name" TEXT,
    "legal_name" TEXT,
    "logo" TEXT,
    "founded_year" INTEGER,

    CONSTRAINT "brand_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "brand_token" (
    "brand_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "brand_token_pkey" PRIMARY KEY ("brand_id","name")
);

-- CreateTable
CREATE TABLE "brand_link" (
    "brand_id" INTEGER NOT NULL,
    "kind" "brand_link_kind" NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "url" TEXT NOT NULL,

    CONSTRAINT "brand_link_pkey" PRIMARY KEY ("brand_id","kind","position")
);

-- CreateTable
CREATE TABLE "campaigns" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[],
    "updated_revision" INTEGER NOT NULL,

    CONSTRAINT "campaigns_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "campaign" (
    "campaigns_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "campaign_name" TEXT NOT NULL,
    "start_date" TIMESTAMPTZ(3) NOT NULL,
    "end_date" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "campaign_pkey" PRIMARY KEY ("campaigns_id","position")
);

-- CreateTable
CREATE TABLE "cash_on_delivery" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[],
    "updated_revision" INTEGER NOT NULL,
    "enabled" BOOLEAN,
    "price_limit_cent_amount" INTEGER,
    "item_limit" INTEGER,
    "freight_allowed" BOOLEAN,
    "fee_cent_amount" INTEGER,

    CONSTRAINT "cash_on_delivery_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "change_set" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "state" "change_set_state" NOT NULL DEFAULT 'draft',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "change_set_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "change_set_edit" (
    "id" SERIAL NOT NULL,
    "change_set_id" UUID NOT NULL,
    "section" TEXT NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "before" JSONB,
    "after" JSONB,

    CONSTRAINT "change_set_edit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "client_type" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[],
    "updated_revision" INTEGER NOT NULL,
    "default_client_type" "client_type_value",

    CONSTRAINT "client_type_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "customer_care" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[],
    "updated_revision" INTEGER NOT NULL,
    "phone" TEXT,
    "email" TEXT,
    "opening_hours" TEXT,

    CONSTRAINT "customer_care_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "feature_toggles" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[],
    "updated_revision" INTEGER NOT NULL,
    "recommendation_api" BOOLEAN,
    "live_cart" BOOLEAN,
    "native_routing" BOOLEAN,
    "quick_add_to_cart" BOOLEAN,
    "newsletter_optional" BOOLEAN,
    "new_trust_features" BOOLEAN,
    "review_consent" BOOLEAN,
    "price_disclaimer" BOOLEAN,
    "address_validation" BOOLEAN,
    "support_webform" BOOLEAN,

    CONSTRAINT "feature_toggles_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "live_cart" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[],
    "updated_revision" INTEGER NOT NULL,
    "connections_per_cart" INTEGER,
    "retries" INTEGER,
    "retry_delay_milliseconds" INTEGER,

    CONSTRAINT "live_cart_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "low_stock" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[],
    "updated_revision" INTEGER NOT NULL,
    "high_boundary_cent_amount" INTEGER,
    "low_boundary_cent_amount" INTEGER,
    "pieces_at_or_above_high" INTEGER,
    "pieces_between" INTEGER,
    "pieces_below_low" INTEGER,

    CONSTRAINT "low_stock_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "merchant_account" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[],
    "updated_revision" INTEGER NOT NULL,
    "merchant_account" TEXT,

    CONSTRAINT "merchant_account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "page_slugs" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[],
    "updated_revision" INTEGER NOT NULL,
    "about_us_url" TEXT,
    "career_url" TEXT,
    "my_orders_url" TEXT,

    CONSTRAINT "page_slugs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "page_slug" (
    "page_slugs_id" INTEGER NOT NULL,
    "page_key" TEXT NOT NULL,
    "slug" TEXT NOT NULL,

    CONSTRAINT "page_slug_pkey" PRIMARY KEY ("page_slugs_id","page_key")
);

-- CreateTable
CREATE TABLE "parcel_tracking" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[],
    "updated_revision" INTEGER NOT NULL,
    "tracking_id" TEXT,

    CONSTRAINT "parcel_tracking_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "postal_code" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[],
    "updated_revision" INTEGER NOT NULL,
    "pattern" TEXT,
    "example" TEXT,
    "mask" TEXT,

    CONSTRAINT "postal_code_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recommendation" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[],
    "updated_revision" INTEGER NOT NULL,
    "key" TEXT,
    "last_seen_id" TEXT,
    "similar_products_id" TEXT,
    "cart_recommendation_id" TEXT,

    CONSTRAINT "recommendation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "revision" (
    "number" INTEGER NOT NULL,
    "author" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "change_set_id" UUID,

    CONSTRAINT "revision_pkey" PRIMARY KEY ("number")
);

-- CreateTable
CREATE TABLE "revision_edit" (
    "revision_number" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "section" TEXT NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "before" JSONB,
    "after" JSONB,

    CONSTRAINT "revision_edit_pkey" PRIMARY KEY ("revision_number","position")
);

-- CreateTable
CREATE TABLE "search_index" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[],
    "updated_revision" INTEGER NOT NULL,
    "index_name" TEXT,

    CONSTRAINT "search_index_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shipping_cost" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[],
    "updated_revision" INTEGER NOT NULL,
    "free_shipping_threshold_cent_amount" INTEGER,
    "parcel_fee_cent_amount" INTEGER,
    "freight_fee_cent_amount" INTEGER,

    CONSTRAINT "shipping_cost_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shopping_limits" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[],
    "updated_revision" INTEGER NOT NULL,
    "maximum_quantity_per_product" INTEGER,
    "maximum_cash_or_bank_items" INTEGER,
    "page_sizes" INTEGER[],
    "default_page_size" INTEGER,
    "search_minimum_length" INTEGER,
    "search_maximum_length" INTEGER,

    CONSTRAINT "shopping_limits_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "snapshot" (
    "id" SERIAL NOT NULL,
    "store_key" TEXT NOT NULL,
    "revision_number" INTEGER NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "hash" CHAR(16) NOT NULL,
    "document" JSONB NOT NULL,

    CONSTRAINT "snapshot_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "staff" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" "staff_role" NOT NULL,
    "password_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "disabled_at" TIMESTAMPTZ(3),

    CONSTRAINT "staff_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "staff_session" (
    "token_hash" CHAR(64) NOT NULL,
    "staff_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "staff_session_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "sign_in_failure" (
    "id" BIGSERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sign_in_failure_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "first_admin_token" (
    "token_hash" CHAR(64) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "first_admin_token_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "store_flags" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[],
    "updated_revision" INTEGER NOT NULL,
    "sale_of_additional_guarantee" BOOLEAN,
    "vat_validation" BOOLEAN,
    "change_tax_rate" BOOLEAN,
    "google_autocomplete" BOOLEAN,
    "trustpilot_in_header" BOOLEAN,
    "complementary_products" BOOLEAN,
    "google_reviews" BOOLEAN,
    "cash_on_delivery_fee_title" TEXT,

    CONSTRAINT "store_flags_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "store" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[],
    "updated_revision" INTEGER NOT NULL,
    "country_code" TEXT,
    "label" TEXT,
    "currency_code" TEXT,
    "brand_key" TEXT,
    "top_level_domain" TEXT,
    "production_host" TEXT,
    "is_default" BOOLEAN,
    "manual_translation" BOOLEAN,

    CONSTRAINT "store_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "store_host" (
    "store_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "host" TEXT NOT NULL,

    CONSTRAINT "store_host_pkey" PRIMARY KEY ("store_id","host")
);

-- CreateTable
CREATE TABLE "store_locale" (
    "store_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "locale" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "fallback_locale" TEXT,

    CONSTRAINT "store_locale_pkey" PRIMARY KEY ("store_id","locale")
);

-- CreateTable
CREATE TABLE "street_number" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[],
    "updated_revision" INTEGER NOT NULL,
    "must_contain_digit" BOOLEAN,

    CONSTRAINT "street_number_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "support_webform" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[],
    "updated_revision" INTEGER NOT NULL,
    "domain" TEXT,
    "org_id" TEXT,

    CONSTRAINT "support_webform_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "support_reason" (
    "id" SERIAL NOT NULL,
    "webform_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "label" JSONB NOT NULL,

    CONSTRAINT "support_reason_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "support_subreason" (
    "reason_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "label" JSONB NOT NULL,
    "requires" TEXT[],
    "shortcut_page" TEXT,

    CONSTRAINT "support_subreason_pkey" PRIMARY KEY ("reason_id","key")
);

-- CreateTable
CREATE TABLE "tax_rate" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[],
    "updated_revision" INTEGER NOT NULL,
    "standard_rate" DOUBLE PRECISION,

    CONSTRAINT "tax_rate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "vat_number" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[],
    "updated_revision" INTEGER NOT NULL,
    "prefix" TEXT,
    "placeholder" TEXT,
    "cleaning" TEXT,
    "minimum_length" INTEGER,
    "kept_length" INTEGER,
    "register" TEXT,

    CONSTRAINT "vat_number_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "audit_entry_at_idx" ON "audit_entry"("at");

-- CreateIndex
CREATE INDEX "audit_entry_actor_at_idx" ON "audit_entry"("actor", "at");

-- CreateIndex
CREATE UNIQUE INDEX "bank_transfer_layer_layer_key_valid_from_key" ON "bank_transfer"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "brand_layer_layer_key_valid_from_key" ON "brand"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "campaigns_layer_layer_key_valid_from_key" ON "campaigns"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "cash_on_delivery_layer_layer_key_valid_from_key" ON "cash_on_delivery"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

-- CreateIndex
CREATE INDEX "change_set_state_author_idx" ON "change_set"("state", "author");

-- CreateIndex
CREATE UNIQUE INDEX "change_set_edit_change_set_id_section_layer_layer_key_valid_key" ON "change_set_edit"("change_set_id", "section", "layer", "layer_key", "valid_from", "valid_to") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "client_type_layer_layer_key_valid_from_key" ON "client_type"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "customer_care_layer_layer_key_valid_from_key" ON "customer_care"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "feature_toggles_layer_layer_key_valid_from_key" ON "feature_toggles"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "live_cart_layer_layer_key_valid_from_key" ON "live_cart"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "low_stock_layer_layer_key_valid_from_key" ON "low_stock"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "merchant_account_layer_layer_key_valid_from_key" ON "merchant_account"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "page_slugs_layer_layer_key_valid_from_key" ON "page_slugs"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "page_slug_page_slugs_id_slug_key" ON "page_slug"("page_slugs_id", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "parcel_tracking_layer_layer_key_valid_from_key" ON "parcel_tracking"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "postal_code_layer_layer_key_valid_from_key" ON "postal_code"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "recommendation_layer_layer_key_valid_from_key" ON "recommendation"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "revision_change_set_id_key" ON "revision"("change_set_id");

-- CreateIndex
CREATE INDEX "revision_edit_section_layer_layer_key_idx" ON "revision_edit"("section", "layer", "layer_key");

-- CreateIndex
CREATE UNIQUE INDEX "search_index_layer_layer_key_valid_from_key" ON "search_index"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "shipping_cost_layer_layer_key_valid_from_key" ON "shipping_cost"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "shopping_limits_layer_layer_key_valid_from_key" ON "shopping_limits"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "snapshot_store_key_revision_number_valid_from_key" ON "snapshot"("store_key", "revision_number", "valid_from") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "staff_email_key" ON "staff"("email");

-- CreateIndex
CREATE INDEX "staff_session_staff_id_idx" ON "staff_session"("staff_id");

-- CreateIndex
CREATE INDEX "staff_session_last_seen_at_idx" ON "staff_session"("last_seen_at");

-- CreateIndex
CREATE INDEX "sign_in_failure_email_address_at_idx" ON "sign_in_failure"("email", "address", "at");

-- CreateIndex
CREATE UNIQUE INDEX "store_flags_layer_layer_key_valid_from_key" ON "store_flags"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "store_layer_layer_key_valid_from_key" ON "store"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "store_locale_store_id_position_key" ON "store_locale"("store_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "street_number_layer_layer_key_valid_from_key" ON "street_number"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "support_webform_layer_layer_key_valid_from_key" ON "support_webform"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "support_reason_webform_id_key_key" ON "support_reason"("webform_id", "key");

-- CreateIndex
CREATE UNIQUE INDEX "tax_rate_layer_layer_key_valid_from_key" ON "tax_rate"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

-- CreateIndex
CREATE UNIQUE INDEX "vat_number_layer_layer_key_valid_from_key" ON "vat_number"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

-- AddForeignKey
ALTER TABLE "brand_token" ADD CONSTRAINT "brand_token_brand_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "brand"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brand_link" ADD CONSTRAINT "brand_link_brand_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "brand"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_campaigns_id_fkey" FOREIGN KEY ("campaigns_id") REFERENCES "campaigns"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "change_set_edit" ADD CONSTRAINT "change_set_edit_change_set_id_fkey" FOREIGN KEY ("change_set_id") REFERENCES "change_set"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_slug" ADD CONSTRAINT "page_slug_page_slugs_id_fkey" FOREIGN KEY ("page_slugs_id") REFERENCES "page_slugs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "revision" ADD CONSTRAINT "revision_change_set_id_fkey" FOREIGN KEY ("change_set_id") REFERENCES "change_set"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "revision_edit" ADD CONSTRAINT "revision_edit_revision_number_fkey" FOREIGN KEY ("revision_number") REFERENCES "revision"("number") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "snapshot" ADD CONSTRAINT "snapshot_revision_number_fkey" FOREIGN KEY ("revision_number") REFERENCES "revision"("number") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "store_host" ADD CONSTRAINT "store_host_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "store_locale" ADD CONSTRAINT "store_locale_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "store"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_reason" ADD CONSTRAINT "support_reason_webform_id_fkey" FOREIGN KEY ("webform_id") REFERENCES "support_webform"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_subreason" ADD CONSTRAINT "support_subreason_reason_id_fkey" FOREIGN KEY ("reason_id") REFERENCES "support_reason"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say. NULLS NOT DISTINCT above: one undated row per layer and key.

ALTER TABLE "store"
  ADD CONSTRAINT "store_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "store_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "store_sets" CHECK (sets <@ ARRAY['countryCode', 'label', 'currencyCode', 'brandKey', 'topLevelDomain', 'productionHost', 'isDefault', 'manualTranslation', 'hosts', 'locales']::text[] AND cardinality(sets) > 0);

ALTER TABLE "brand"
  ADD CONSTRAINT "brand_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "brand_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "brand_sets" CHECK (sets <@ ARRAY['name', 'legalName', 'logo', 'foundedYear', 'tokens', 'productBrands', 'socialLinks']::text[] AND cardinality(sets) > 0);

ALTER TABLE "cash_on_delivery"
  ADD CONSTRAINT "cash_on_delivery_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "cash_on_delivery_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "cash_on_delivery_sets" CHECK (sets <@ ARRAY['enabled', 'priceLimitCentAmount', 'itemLimit', 'freightAllowed', 'feeCentAmount']::text[] AND cardinality(sets) > 0);

ALTER TABLE "bank_transfer"
  ADD CONSTRAINT "bank_transfer_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "bank_transfer_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "bank_transfer_sets" CHECK (sets <@ ARRAY['enabled', 'iban', 'bic', 'accountOwner', 'bankInstitute']::text[] AND cardinality(sets) > 0);

ALTER TABLE "shipping_cost"
  ADD CONSTRAINT "shipping_cost_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "shipping_cost_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "shipping_cost_sets" CHECK (sets <@ ARRAY['freeShippingThresholdCentAmount', 'parcelFeeCentAmount', 'freightFeeCentAmount']::text[] AND cardinality(sets) > 0);

ALTER TABLE "low_stock"
  ADD CONSTRAINT "low_stock_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "low_stock_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "low_stock_sets" CHECK (sets <@ ARRAY['highBoundaryCentAmount', 'lowBoundaryCentAmount', 'piecesAtOrAboveHigh', 'piecesBetween', 'piecesBelowLow']::text[] AND cardinality(sets) > 0);

ALTER TABLE "vat_number"
  ADD CONSTRAINT "vat_number_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "vat_number_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "vat_number_sets" CHECK (sets <@ ARRAY['prefix', 'placeholder', 'cleaning', 'minimumLength', 'keptLength', 'register']::text[] AND cardinality(sets) > 0);

ALTER TABLE "tax_rate"
  ADD CONSTRAINT "tax_rate_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "tax_rate_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "tax_rate_sets" CHECK (sets <@ ARRAY['standardRate']::text[] AND cardinality(sets) > 0);

ALTER TABLE "postal_code"
  ADD CONSTRAINT "postal_code_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "postal_code_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "postal_code_sets" CHECK (sets <@ ARRAY['pattern', 'example', 'mask']::text[] AND cardinality(sets) > 0);

ALTER TABLE "street_number"
  ADD CONSTRAINT "street_number_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "street_number_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "street_number_sets" CHECK (sets <@ ARRAY['mustContainDigit']::text[] AND cardinality(sets) > 0);

ALTER TABLE "merchant_account"
  ADD CONSTRAINT "merchant_account_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "merchant_account_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "merchant_account_sets" CHECK (sets <@ ARRAY['merchantAccount']::text[] AND cardinality(sets) > 0);

ALTER TABLE "client_type"
  ADD CONSTRAINT "client_type_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "client_type_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "client_type_sets" CHECK (sets <@ ARRAY['defaultClientType']::text[] AND cardinality(sets) > 0);

ALTER TABLE "feature_toggles"
  ADD CONSTRAINT "feature_toggles_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "feature_toggles_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "feature_toggles_sets" CHECK (sets <@ ARRAY['recommendationApi', 'liveCart', 'nativeRouting', 'quickAddToCart', 'newsletterOptional', 'newTrustFeatures', 'reviewConsent', 'priceDisclaimer', 'addressValidation', 'supportWebform']::text[] AND cardinality(sets) > 0);

ALTER TABLE "store_flags"
  ADD CONSTRAINT "store_flags_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "store_flags_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "store_flags_sets" CHECK (sets <@ ARRAY['saleOfAdditionalGuarantee', 'vatValidation', 'changeTaxRate', 'googleAutocomplete', 'trustpilotInHeader', 'complementaryProducts', 'googleReviews', 'cashOnDeliveryFeeTitle']::text[] AND cardinality(sets) > 0);

ALTER TABLE "campaigns"
  ADD CONSTRAINT "campaigns_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "campaigns_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "campaigns_sets" CHECK (sets <@ ARRAY['campaigns']::text[] AND cardinality(sets) > 0);

ALTER TABLE "support_webform"
  ADD CONSTRAINT "support_webform_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "support_webform_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "support_webform_sets" CHECK (sets <@ ARRAY['domain', 'orgId', 'reasons']::text[] AND cardinality(sets) > 0);

ALTER TABLE "shopping_limits"
  ADD CONSTRAINT "shopping_limits_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "shopping_limits_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "shopping_limits_sets" CHECK (sets <@ ARRAY['maximumQuantityPerProduct', 'maximumCashOrBankItems', 'pageSizes', 'defaultPageSize', 'searchMinimumLength', 'searchMaximumLength']::text[] AND cardinality(sets) > 0);

ALTER TABLE "live_cart"
  ADD CONSTRAINT "live_cart_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "live_cart_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "live_cart_sets" CHECK (sets <@ ARRAY['connectionsPerCart', 'retries', 'retryDelayMilliseconds']::text[] AND cardinality(sets) > 0);

ALTER TABLE "search_index"
  ADD CONSTRAINT "search_index_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "search_index_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "search_index_sets" CHECK (sets <@ ARRAY['indexName']::text[] AND cardinality(sets) > 0);

ALTER TABLE "recommendation"
  ADD CONSTRAINT "recommendation_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "recommendation_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "recommendation_sets" CHECK (sets <@ ARRAY['key', 'lastSeenId', 'similarProductsId', 'cartRecommendationId']::text[] AND cardinality(sets) > 0);

ALTER TABLE "parcel_tracking"
  ADD CONSTRAINT "parcel_tracking_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "parcel_tracking_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "parcel_tracking_sets" CHECK (sets <@ ARRAY['trackingId']::text[] AND cardinality(sets) > 0);

ALTER TABLE "page_slugs"
  ADD CONSTRAINT "page_slugs_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "page_slugs_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "page_slugs_sets" CHECK (sets <@ ARRAY['slugs', 'externalLinks']::text[] AND cardinality(sets) > 0);

ALTER TABLE "customer_care"
  ADD CONSTRAINT "customer_care_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "customer_care_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "customer_care_sets" CHECK (sets <@ ARRAY['phone', 'email', 'openingHours']::text[] AND cardinality(sets) > 0);

ALTER TABLE "cash_on_delivery" ADD CONSTRAINT "cash_on_delivery_amounts" CHECK (COALESCE(price_limit_cent_amount, 0) >= 0 AND COALESCE(fee_cent_amount, 0) >= 0);
ALTER TABLE "cash_on_delivery" ADD CONSTRAINT "cash_on_delivery_item_limit" CHECK (item_limit > 0);
ALTER TABLE "shipping_cost" ADD CONSTRAINT "shipping_cost_amounts" CHECK (LEAST(free_shipping_threshold_cent_amount, parcel_fee_cent_amount, freight_fee_cent_amount) >= 0);
ALTER TABLE "shipping_cost" ADD CONSTRAINT "shipping_cost_parcel_not_above_freight" CHECK (parcel_fee_cent_amount <= freight_fee_cent_amount);
ALTER TABLE "low_stock" ADD CONSTRAINT "low_stock_amounts" CHECK (LEAST(high_boundary_cent_amount, low_boundary_cent_amount) >= 0);
ALTER TABLE "low_stock" ADD CONSTRAINT "low_stock_low_below_high" CHECK (low_boundary_cent_amount < high_boundary_cent_amount);
ALTER TABLE "low_stock" ADD CONSTRAINT "low_stock_pieces" CHECK (LEAST(pieces_at_or_above_high, pieces_between, pieces_below_low) > 0);
ALTER TABLE "tax_rate" ADD CONSTRAINT "tax_rate_standard_rate" CHECK (standard_rate >= 0 AND standard_rate <= 0.5);
ALTER TABLE "bank_transfer" ADD CONSTRAINT "bank_transfer_iban" CHECK (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$');
ALTER TABLE "vat_number" ADD CONSTRAINT "vat_number_cleaning" CHECK (cleaning IN ('digits', 'digits-and-letters', 'whitespace'));
ALTER TABLE "vat_number" ADD CONSTRAINT "vat_number_register" CHECK (register IN ('evatr', 'vies', 'hmrc', 'format-only'));
ALTER TABLE "vat_number" ADD CONSTRAINT "vat_number_lengths" CHECK (LEAST(minimum_length, kept_length) > 0);
ALTER TABLE "store" ADD CONSTRAINT "store_country_code" CHECK (country_code ~ '^[A-Z]{2}$');
ALTER TABLE "store" ADD CONSTRAINT "store_currency_code" CHECK (currency_code ~ '^[A-Z]{3}$');
ALTER TABLE "store_host" ADD CONSTRAINT "store_host_host" CHECK (host = lower(host));
ALTER TABLE "store_locale" ADD CONSTRAINT "store_locale_locale" CHECK (locale ~ '^[a-z]{2}-[A-Z]{2}$' AND language ~ '^[a-z]{2}$');
ALTER TABLE "store_locale" ADD CONSTRAINT "store_locale_position" CHECK (position >= 0);
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_dates" CHECK (start_date < end_date);
ALTER TABLE "brand_token" ADD CONSTRAINT "brand_token_value" CHECK (value !~ '[;{}<>]');
ALTER TABLE "page_slug" ADD CONSTRAINT "page_slug_slug" CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
ALTER TABLE "support_reason" ADD CONSTRAINT "support_reason_label" CHECK (jsonb_typeof(label) = 'object');
ALTER TABLE "support_subreason" ADD CONSTRAINT "support_subreason_label" CHECK (jsonb_typeof(label) = 'object');
ALTER TABLE "support_subreason" ADD CONSTRAINT "support_subreason_requires" CHECK (requires <@ ARRAY['product-number', 'invoice-number', 'order-number', 'vat-id', 'quantity', 'phone']::text[]);
ALTER TABLE "shopping_limits" ADD CONSTRAINT "shopping_limits_numbers" CHECK (LEAST(maximum_quantity_per_product, maximum_cash_or_bank_items, default_page_size, search_minimum_length, search_maximum_length) > 0);
ALTER TABLE "shopping_limits" ADD CONSTRAINT "shopping_limits_search_lengths" CHECK (search_minimum_length <= search_maximum_length);
ALTER TABLE "live_cart" ADD CONSTRAINT "live_cart_numbers" CHECK (COALESCE(connections_per_cart, 1) > 0 AND COALESCE(retries, 0) >= 0 AND COALESCE(retry_delay_milliseconds, 1) > 0);
ALTER TABLE "change_set_edit" ADD CONSTRAINT "change_set_edit_says_something" CHECK (before IS NOT NULL OR after IS NOT NULL);
ALTER TABLE "revision" ADD CONSTRAINT "revision_number" CHECK (number > 0);
ALTER TABLE "snapshot" ADD CONSTRAINT "snapshot_hash" CHECK (hash ~ '^[a-f0-9]{16}$');
ALTER TABLE "staff" ADD CONSTRAINT "staff_email" CHECK (email = lower(email));

-- What happened stays as it was written: start/src/database/grants.ts takes UPDATE, DELETE and TRUNCATE of these from the
-- application's role, and the trigger below refuses them to everybody.
COMMENT ON TABLE "revision" IS 'append-only: published configs';
COMMENT ON TABLE "revision_edit" IS 'append-only: what each revision changed';
COMMENT ON TABLE "audit_entry" IS 'append-only: who did what';

CREATE FUNCTION "refuse_change_of_the_past"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% only ever grows', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER "revision_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "revision"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_the_past"();
CREATE TRIGGER "revision_edit_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "revision_edit"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_the_past"();
CREATE TRIGGER "audit_entry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_the_past"();
