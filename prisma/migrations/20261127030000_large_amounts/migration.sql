-- An int4 ends at 21,474,836.47 forints, less than a company may order; sums of many amounts end earlier.
ALTER TABLE "payment_attempt"
  ALTER COLUMN "cent_amount" SET DATA TYPE BIGINT,
  ALTER COLUMN "fee_cent_amount" SET DATA TYPE BIGINT,
  ALTER COLUMN "rounding_cent_amount" SET DATA TYPE BIGINT;
ALTER TABLE "order_request" ALTER COLUMN "cent_amount" SET DATA TYPE BIGINT;
ALTER TABLE "payment_webhook" ALTER COLUMN "cent_amount" SET DATA TYPE BIGINT;
ALTER TABLE "payment_event" ALTER COLUMN "cent_amount" SET DATA TYPE BIGINT;
ALTER TABLE "reported_payment"
  ALTER COLUMN "authorised" SET DATA TYPE BIGINT,
  ALTER COLUMN "captured" SET DATA TYPE BIGINT,
  ALTER COLUMN "refunded" SET DATA TYPE BIGINT,
  ALTER COLUMN "charged_back" SET DATA TYPE BIGINT;
ALTER TABLE "payment_difference"
  ALTER COLUMN "expected_cent_amount" SET DATA TYPE BIGINT,
  ALTER COLUMN "found_cent_amount" SET DATA TYPE BIGINT;
