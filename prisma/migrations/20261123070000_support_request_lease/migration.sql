-- AlterTable
ALTER TABLE "support_request_copy" ADD COLUMN     "leased_until" TIMESTAMPTZ(3);
