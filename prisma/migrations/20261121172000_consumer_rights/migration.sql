-- CreateTable
CREATE TABLE "consumer_rights" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[],
    "updated_revision" INTEGER NOT NULL,
    "return_days" INTEGER,
    "guarantee_years" INTEGER,

    CONSTRAINT "consumer_rights_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "consumer_rights_layer_layer_key_valid_from_key" ON "consumer_rights"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

ALTER TABLE "consumer_rights"
  ADD CONSTRAINT "consumer_rights_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "consumer_rights_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "consumer_rights_sets" CHECK (sets <@ ARRAY['returnDays', 'guaranteeYears']::text[] AND cardinality(sets) > 0),
  ADD CONSTRAINT "consumer_rights_counts" CHECK (LEAST(return_days, guarantee_years) > 0);
