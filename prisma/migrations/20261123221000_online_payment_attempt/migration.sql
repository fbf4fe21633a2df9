-- AlterEnum
ALTER TYPE "payment_method" ADD VALUE 'online' BEFORE 'cash-on-delivery';

-- AlterEnum
ALTER TYPE "payment_attempt_status" ADD VALUE 'sent' BEFORE 'accepted';
ALTER TYPE "payment_attempt_status" ADD VALUE 'action-required' BEFORE 'accepted';
ALTER TYPE "payment_attempt_status" ADD VALUE 'reversing';
ALTER TYPE "payment_attempt_status" ADD VALUE 'reversed';

-- AlterTable
ALTER TABLE "payment_attempt" ADD COLUMN     "action" JSONB,
ADD COLUMN     "authorised_at" TIMESTAMPTZ(3),
ADD COLUMN     "provider_method" TEXT,
ADD COLUMN     "psp_reference" TEXT,
ADD COLUMN     "request" JSONB,
ADD COLUMN     "unknown_since" TIMESTAMPTZ(3);

-- CreateIndex
CREATE UNIQUE INDEX "payment_attempt_psp_reference_key" ON "payment_attempt"("psp_reference");
