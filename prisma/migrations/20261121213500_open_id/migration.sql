-- AlterTable
ALTER TABLE "staff_session" ADD COLUMN     "is_open_id" BOOLEAN NOT NULL DEFAULT false;
