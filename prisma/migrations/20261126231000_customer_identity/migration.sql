-- CreateTable
CREATE TABLE "customer_identity" (
    "store_key" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "customer_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "customer_identity_pkey" PRIMARY KEY ("store_key","provider","subject")
);

-- CreateIndex
CREATE INDEX "customer_identity_store_key_customer_id_idx" ON "customer_identity"("store_key", "customer_id");
