-- CreateTable
CREATE TABLE "order_approval" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[] NOT NULL,
    "updated_revision" INTEGER NOT NULL,
    "from_cent_amount" INTEGER,

    CONSTRAINT "order_approval_pkey" PRIMARY KEY ("id")
);

-- One row per place and beginning; rows without a beginning count as equal.
CREATE UNIQUE INDEX "order_approval_layer_layer_key_valid_from_key" ON "order_approval"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

ALTER TABLE "order_approval"
  ADD CONSTRAINT "order_approval_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "order_approval_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "order_approval_sets" CHECK (sets <@ ARRAY['fromCentAmount']::text[] AND cardinality(sets) > 0),
  ADD CONSTRAINT "order_approval_from_not_negative" CHECK (from_cent_amount >= 0);
