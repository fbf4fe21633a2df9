-- AlterTable
ALTER TABLE "newsletter_subscription" ADD COLUMN     "former_tokens" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateIndex
CREATE INDEX "newsletter_subscription_former_tokens_idx" ON "newsletter_subscription" USING GIN ("former_tokens");
