-- CreateEnum
CREATE TYPE "invoice_kind" AS ENUM ('invoice', 'credit-note');

-- CreateTable
CREATE TABLE "invoice_counter" (
    "store_key" TEXT NOT NULL,
    "kind" "invoice_kind" NOT NULL,
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "invoice_counter_pkey" PRIMARY KEY ("store_key","kind","year")
);

-- CreateTable
CREATE TABLE "invoice" (
    "id" UUID NOT NULL,
    "store_key" TEXT NOT NULL,
    "kind" "invoice_kind" NOT NULL,
    "year" INTEGER NOT NULL,
    "sequence" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "order_number" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    "document" JSONB NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invoice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "invoice_store_key_kind_year_sequence_key" ON "invoice"("store_key", "kind", "year", "sequence");

-- CreateIndex
CREATE UNIQUE INDEX "invoice_order_number_cause_key" ON "invoice"("order_number", "cause");

ALTER TABLE "invoice"
  ADD CONSTRAINT "invoice_sequence" CHECK (sequence > 0),
  ADD CONSTRAINT "invoice_cause" CHECK ((kind = 'invoice') = (cause = 'order'));

COMMENT ON TABLE "invoice" IS 'append-only: issued invoices and credit notes';
