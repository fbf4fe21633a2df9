-- AlterTable
ALTER TABLE "section_policy" ADD COLUMN     "off_proposed_at" TIMESTAMPTZ(3),
ADD COLUMN     "off_proposed_by" TEXT;

ALTER TABLE "section_policy"
  ADD CONSTRAINT "section_policy_off_proposal" CHECK ((off_proposed_by IS NULL) = (off_proposed_at IS NULL) AND (off_proposed_by IS NULL OR four_eyes));
