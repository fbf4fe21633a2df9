-- CreateTable
CREATE TABLE "search_synonyms" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[],
    "updated_revision" INTEGER NOT NULL,
    "meanings" TEXT[],

    CONSTRAINT "search_synonyms_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "search_synonyms_layer_layer_key_valid_from_key" ON "search_synonyms"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

ALTER TABLE "search_synonyms"
  ADD CONSTRAINT "search_synonyms_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "search_synonyms_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "search_synonyms_sets" CHECK (sets <@ ARRAY['meanings']::text[] AND cardinality(sets) > 0);
