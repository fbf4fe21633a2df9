-- AlterEnum
ALTER TYPE "change_set_state" ADD VALUE 'scheduled';
ALTER TYPE "change_set_state" ADD VALUE 'failed';

-- CreateEnum
CREATE TYPE "review_state" AS ENUM ('proposed', 'approved', 'refused');

-- AlterTable
ALTER TABLE "change_set" ADD COLUMN     "acknowledged" JSONB,
ADD COLUMN     "decided_by" TEXT,
ADD COLUMN     "editors" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "failure" TEXT,
ADD COLUMN     "proposed_by" TEXT,
ADD COLUMN     "publish_at" TIMESTAMPTZ(3),
ADD COLUMN     "publish_reason" TEXT,
ADD COLUMN     "review_state" "review_state",
ADD COLUMN     "review_word" TEXT,
ADD COLUMN     "scheduled_by" TEXT;

-- CreateTable
CREATE TABLE "section_policy" (
    "section" TEXT NOT NULL,
    "four_eyes" BOOLEAN NOT NULL,
    "updated_by" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "section_policy_pkey" PRIMARY KEY ("section")
);

ALTER TABLE "change_set"
  ADD CONSTRAINT "change_set_review" CHECK ((review_state IS NULL) = (proposed_by IS NULL)),
  ADD CONSTRAINT "change_set_schedule" CHECK ((publish_at IS NULL) = (scheduled_by IS NULL) AND (publish_at IS NULL) = (publish_reason IS NULL));
