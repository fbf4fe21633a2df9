-- A cart whose release was lost with its process is found by this column and released by the sweep.
ALTER TABLE "payment_attempt" ADD COLUMN "cart_released_at" TIMESTAMPTZ(3);
UPDATE "payment_attempt" SET "cart_released_at" = "updated_at" WHERE "status" IN ('refused', 'abandoned');
