-- AlterTable
ALTER TABLE "staff" ADD COLUMN     "open_id_issuer" TEXT,
ADD COLUMN     "open_id_subject" TEXT;

-- AlterTable
ALTER TABLE "staff_session" ADD COLUMN     "confirmed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "refresh_due_at" TIMESTAMPTZ(3),
ADD COLUMN     "refresh_token" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "staff_open_id_issuer_open_id_subject_key" ON "staff"("open_id_issuer", "open_id_subject");

-- What Prisma's schema cannot say: an issuer alone names nobody, nor does a subject.
ALTER TABLE "staff" ADD CONSTRAINT "staff_open_id_identity_check" CHECK (num_nulls("open_id_issuer", "open_id_subject") <> 1);
