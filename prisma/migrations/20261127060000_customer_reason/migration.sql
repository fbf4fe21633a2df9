-- AlterTable
ALTER TABLE "order_request" ADD COLUMN "customer_reason" TEXT;

-- Only the mail about a cancellation gives a reason.
ALTER TABLE "order_request"
  ADD CONSTRAINT "order_request_customer_reason_check"
    CHECK ("customer_reason" IS NULL OR ("kind" = 'cancel' AND "customer_reason" IN ('requested', 'unavailable', 'unpaid')));
