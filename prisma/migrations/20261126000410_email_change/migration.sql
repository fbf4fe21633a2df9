-- CreateTable
CREATE TABLE "email_change" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "store_key" TEXT NOT NULL,
    "customer_id" TEXT NOT NULL,
    "present_email" TEXT NOT NULL,
    "next_email" TEXT NOT NULL,
    "present_hash" TEXT,
    "next_hash" TEXT,
    "present_confirmed_at" TIMESTAMPTZ(3),
    "next_confirmed_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "email_change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "email_change_present_hash_key" ON "email_change"("present_hash");

-- CreateIndex
CREATE UNIQUE INDEX "email_change_next_hash_key" ON "email_change"("next_hash");

-- CreateIndex
CREATE UNIQUE INDEX "email_change_store_key_customer_id_key" ON "email_change"("store_key", "customer_id");

-- CreateIndex
CREATE INDEX "email_change_expires_at_idx" ON "email_change"("expires_at");
