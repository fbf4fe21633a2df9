-- CreateTable
CREATE TABLE "pending_sign_up" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "store_key" TEXT NOT NULL,
    "email_hash" TEXT NOT NULL,
    "token_hash" TEXT,
    "browser_hash" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pending_sign_up_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "pending_sign_up_token_hash_key" ON "pending_sign_up"("token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "pending_sign_up_browser_hash_key" ON "pending_sign_up"("browser_hash");

-- CreateIndex
CREATE INDEX "pending_sign_up_email_hash_idx" ON "pending_sign_up"("email_hash");

-- CreateIndex
CREATE INDEX "pending_sign_up_expires_at_idx" ON "pending_sign_up"("expires_at");
