-- AlterTable
ALTER TABLE "data_request" ADD COLUMN     "owns_address" BOOLEAN NOT NULL DEFAULT true;
