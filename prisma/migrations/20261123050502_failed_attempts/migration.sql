/*
  Warnings:

  - You are about to drop the `sign_in_failure` table. If the table is not empty, all the data it contains will be lost.

*/
-- DropTable
DROP TABLE "sign_in_failure";

-- CreateTable
CREATE TABLE "failed_attempt" (
    "id" BIGSERIAL NOT NULL,
    "account" CHAR(64) NOT NULL,
    "sender" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "failed_attempt_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "failed_attempt_account_at_idx" ON "failed_attempt"("account", "at");

-- CreateIndex
CREATE INDEX "failed_attempt_sender_at_idx" ON "failed_attempt"("sender", "at");
