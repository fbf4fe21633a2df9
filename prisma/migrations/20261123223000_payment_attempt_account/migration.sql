-- AlterTable
ALTER TABLE "payment_attempt" ADD COLUMN     "merchant_account" TEXT;
