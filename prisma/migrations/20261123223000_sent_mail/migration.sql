-- The language in which the shopper ordered, for mails.
ALTER TABLE "checkout" ADD COLUMN "locale" TEXT;

-- CreateEnum
CREATE TYPE "sent_mail_state" AS ENUM ('queued', 'sent', 'failed');

-- CreateTable
CREATE TABLE "sent_mail" (
    "id" UUID NOT NULL,
    "order_number" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "occasion" TEXT NOT NULL DEFAULT '',
    "copy" INTEGER NOT NULL DEFAULT 0,
    "store_key" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "recipient" TEXT,
    "details" JSONB,
    "state" "sent_mail_state" NOT NULL DEFAULT 'queued',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "leased_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "sent_mail_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "sent_mail_order_number_template_occasion_copy_key" ON "sent_mail"("order_number", "template", "occasion", "copy");

-- CreateIndex
CREATE INDEX "sent_mail_state_created_at_idx" ON "sent_mail"("state", "created_at");
