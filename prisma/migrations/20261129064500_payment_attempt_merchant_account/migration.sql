-- CreateIndex
CREATE INDEX "payment_attempt_merchant_account_idx" ON "payment_attempt"("merchant_account");
