-- CreateTable
CREATE TABLE "customer_session" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "sid" TEXT NOT NULL,
    "store_key" TEXT NOT NULL,
    "customer_id" TEXT NOT NULL,
    "user_agent" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "customer_session_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "customer_session_sid_key" ON "customer_session"("sid");

-- CreateIndex
CREATE INDEX "customer_session_store_key_customer_id_idx" ON "customer_session"("store_key", "customer_id");

-- CreateIndex
CREATE INDEX "customer_session_seen_at_idx" ON "customer_session"("seen_at");
