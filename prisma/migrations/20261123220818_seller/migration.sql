-- CreateTable
CREATE TABLE "seller" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[] NOT NULL,
    "updated_revision" INTEGER NOT NULL,
    "company_name" TEXT,
    "street_line" TEXT,
    "postal_code" TEXT,
    "city" TEXT,
    "country_code" CHAR(2),
    "register" TEXT,
    "vat_number" TEXT,
    "local_vat_number" TEXT,
    "invoice_prefix" TEXT,
    "credit_note_prefix" TEXT,

    CONSTRAINT "seller_pkey" PRIMARY KEY ("id")
);

-- One row per place and beginning; rows without a beginning count as equal.
CREATE UNIQUE INDEX "seller_layer_layer_key_valid_from_key" ON "seller"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

ALTER TABLE "seller"
  ADD CONSTRAINT "seller_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "seller_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "seller_sets" CHECK (sets <@ ARRAY['companyName', 'streetLine', 'postalCode', 'city', 'countryCode', 'register', 'vatNumber', 'localVatNumber', 'invoicePrefix', 'creditNotePrefix']::text[] AND cardinality(sets) > 0);
