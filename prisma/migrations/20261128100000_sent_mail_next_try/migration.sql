-- DropIndex
DROP INDEX "sent_mail_state_created_at_idx";

-- AlterTable
ALTER TABLE "sent_mail" ADD COLUMN     "next_try_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateIndex
CREATE INDEX "sent_mail_state_next_try_at_idx" ON "sent_mail"("state", "next_try_at");
