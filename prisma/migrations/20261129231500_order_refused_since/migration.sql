-- Since when the commerce backend has refused the order of an accepted attempt.
ALTER TABLE "payment_attempt" ADD COLUMN "order_refused_since" TIMESTAMPTZ(3);
