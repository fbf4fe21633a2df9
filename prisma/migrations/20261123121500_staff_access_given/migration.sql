-- AlterTable
ALTER TABLE "staff" ADD COLUMN "access_given_at" TIMESTAMPTZ(3);
