-- AlterTable
ALTER TABLE "staff" ADD COLUMN     "last_sign_in_at" TIMESTAMPTZ(3),
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1,
ALTER COLUMN "password_hash" DROP NOT NULL;

-- AlterTable: a session that has begun already gets a name, too.
ALTER TABLE "staff_session" ADD COLUMN     "address" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "device" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "id" UUID NOT NULL DEFAULT gen_random_uuid();
ALTER TABLE "staff_session" ALTER COLUMN "id" DROP DEFAULT;

-- CreateTable
CREATE TABLE "staff_link" (
    "staff_id" UUID NOT NULL,
    "token_hash" CHAR(64) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "staff_link_pkey" PRIMARY KEY ("staff_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "staff_link_token_hash_key" ON "staff_link"("token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "staff_session_id_key" ON "staff_session"("id");

-- CreateIndex
CREATE INDEX "sign_in_failure_address_at_idx" ON "sign_in_failure"("address", "at");

-- AddForeignKey
ALTER TABLE "staff_link" ADD CONSTRAINT "staff_link_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE CASCADE ON UPDATE CASCADE;
