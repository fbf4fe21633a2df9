-- AlterTable
ALTER TABLE "payment_attempt" ADD COLUMN     "content_hash" CHAR(64),
ADD COLUMN     "lease" UUID,
ADD COLUMN     "leased_until" TIMESTAMPTZ(3),
ADD COLUMN     "payment_id" TEXT;
