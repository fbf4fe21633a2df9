-- AlterTable
ALTER TABLE "payment_attempt" ADD COLUMN "frozen_at" TIMESTAMPTZ(3);
