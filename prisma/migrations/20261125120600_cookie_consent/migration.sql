-- CreateTable
CREATE TABLE "cookie_consent" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[] NOT NULL,
    "updated_revision" INTEGER NOT NULL,
    "enabled" BOOLEAN,
    "version" INTEGER,
    "repeat_after_days" INTEGER,
    "uses_manager" BOOLEAN,
    "preferences" BOOLEAN,
    "analytics" BOOLEAN,
    "marketing" BOOLEAN,
    "title" TEXT,
    "text" TEXT,

    CONSTRAINT "cookie_consent_pkey" PRIMARY KEY ("id")
);

-- One row per place and beginning; rows without a beginning count as equal.
CREATE UNIQUE INDEX "cookie_consent_layer_layer_key_valid_from_key" ON "cookie_consent"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

ALTER TABLE "cookie_consent"
  ADD CONSTRAINT "cookie_consent_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "cookie_consent_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "cookie_consent_sets" CHECK (sets <@ ARRAY['enabled', 'version', 'repeatAfterDays', 'usesManager', 'preferences', 'analytics', 'marketing', 'title', 'text']::text[] AND cardinality(sets) > 0),
  ADD CONSTRAINT "cookie_consent_version_positive" CHECK (version >= 1),
  ADD CONSTRAINT "cookie_consent_repeat_after_days_positive" CHECK (repeat_after_days >= 1);

-- CreateTable
CREATE TABLE "consent_record" (
    "id" BIGSERIAL NOT NULL,
    "consent_id" UUID NOT NULL,
    "store_key" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "categories" TEXT[] NOT NULL,
    "text_version" INTEGER NOT NULL,
    "text_digest" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "consent_record_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "consent_record_consent_id_idx" ON "consent_record"("consent_id");
CREATE INDEX "consent_record_at_idx" ON "consent_record"("at");
