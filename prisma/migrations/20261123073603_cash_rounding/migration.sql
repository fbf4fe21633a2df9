-- AlterTable
ALTER TABLE "payment_attempt" ADD COLUMN     "rounding_cent_amount" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "cash_rounding" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[],
    "updated_revision" INTEGER NOT NULL,
    "step_cent_amount" INTEGER,

    CONSTRAINT "cash_rounding_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "cash_rounding_layer_layer_key_valid_from_key" ON "cash_rounding"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

ALTER TABLE "cash_rounding"
  ADD CONSTRAINT "cash_rounding_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "cash_rounding_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "cash_rounding_sets" CHECK (sets <@ ARRAY['stepCentAmount']::text[] AND cardinality(sets) > 0),
  ADD CONSTRAINT "cash_rounding_step" CHECK (step_cent_amount BETWEEN 1 AND 1000);
