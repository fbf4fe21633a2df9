-- AlterTable
ALTER TABLE "staff" ADD COLUMN "order_countries" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];

-- Country codes, or `*` for every country.
ALTER TABLE "staff" ADD CONSTRAINT "staff_order_countries_check"
  CHECK (array_to_string("order_countries", ',', '?') ~ '^((\*|[A-Z]{2})(,(\*|[A-Z]{2}))*)?$');
