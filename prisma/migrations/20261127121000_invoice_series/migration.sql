-- A series belongs to a company, a prefix and a country instead of a store, so that no company issues a number twice.
-- A number is prefix, country, year and sequence, separated by hyphens; prefixes contain none.
ALTER TABLE "invoice" ADD COLUMN "series" TEXT;

UPDATE "invoice" SET "series" =
  regexp_replace("document" #>> '{seller,vatNumber}', '[^A-Z0-9]', '', 'g') || ' ' ||
  split_part("number", '-', 1) || '-' || split_part("number", '-', 2);

ALTER TABLE "invoice" ALTER COLUMN "series" SET NOT NULL;

-- DropIndex
DROP INDEX "invoice_store_key_kind_year_sequence_key";

-- CreateIndex
CREATE UNIQUE INDEX "invoice_series_kind_year_sequence_key" ON "invoice"("series", "kind", "year", "sequence");

ALTER TABLE "invoice_counter" RENAME TO "invoice_counter_of_stores";
ALTER TABLE "invoice_counter_of_stores" RENAME CONSTRAINT "invoice_counter_pkey" TO "invoice_counter_of_stores_pkey";

-- CreateTable
CREATE TABLE "invoice_counter" (
    "series" TEXT NOT NULL,
    "kind" "invoice_kind" NOT NULL,
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "invoice_counter_pkey" PRIMARY KEY ("series","kind","year")
);

INSERT INTO "invoice_counter" ("series", "kind", "year", "last")
  SELECT "series", "kind", "year", max("sequence") FROM "invoice" GROUP BY "series", "kind", "year";

DROP TABLE "invoice_counter_of_stores";
