-- CreateTable
CREATE TABLE "my_orders_link" (
    "customer_id" TEXT NOT NULL,
    "store_key" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "my_orders_link_pkey" PRIMARY KEY ("customer_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "my_orders_link_token_hash_key" ON "my_orders_link"("token_hash");

-- CreateIndex
CREATE INDEX "my_orders_link_expires_at_idx" ON "my_orders_link"("expires_at");
