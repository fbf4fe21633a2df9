-- CreateTable
CREATE TABLE "customer_passkey" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "store_key" TEXT NOT NULL,
    "customer_id" TEXT NOT NULL,
    "credential_id" TEXT NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[],
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "customer_passkey_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "customer_passkey_counter" CHECK (counter BETWEEN 0 AND 4294967295)
);

-- CreateTable
CREATE TABLE "used_passkey_challenge" (
    "challenge_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "used_passkey_challenge_pkey" PRIMARY KEY ("challenge_hash")
);

-- CreateIndex
CREATE UNIQUE INDEX "customer_passkey_store_key_credential_id_key" ON "customer_passkey"("store_key", "credential_id");

-- CreateIndex
CREATE INDEX "customer_passkey_store_key_customer_id_idx" ON "customer_passkey"("store_key", "customer_id");

-- CreateIndex
CREATE INDEX "used_passkey_challenge_expires_at_idx" ON "used_passkey_challenge"("expires_at");
