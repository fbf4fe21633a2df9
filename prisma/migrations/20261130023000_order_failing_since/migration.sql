-- When the commerce backend last refused the order of an accepted attempt.
ALTER TABLE "payment_attempt" ADD COLUMN "order_refused_at" TIMESTAMPTZ(3);
-- Since when every try to create the order has failed, and the last one that did.
ALTER TABLE "payment_attempt" ADD COLUMN "order_failing_since" TIMESTAMPTZ(3);
ALTER TABLE "payment_attempt" ADD COLUMN "order_failed_at" TIMESTAMPTZ(3);
