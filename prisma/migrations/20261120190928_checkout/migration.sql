-- CreateEnum
CREATE TYPE "payment_method" AS ENUM ('cash-on-delivery', 'bank-transfer');

-- CreateEnum
CREATE TYPE "payment_attempt_status" AS ENUM ('created', 'accepted', 'ordered', 'refused', 'abandoned');

-- CreateTable
CREATE TABLE "checkout" (
    "cart_id" TEXT NOT NULL,
    "store_key" TEXT NOT NULL,
    "anonymous_id" TEXT NOT NULL,
    "order_number" TEXT NOT NULL,
    "winner_attempt" UUID,
    "order_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "checkout_pkey" PRIMARY KEY ("cart_id")
);

-- CreateTable
CREATE TABLE "payment_attempt" (
    "id" UUID NOT NULL,
    "cart_id" TEXT NOT NULL,
    "merchant_reference" TEXT NOT NULL,
    "requested_version" INTEGER NOT NULL,
    "cart_version" INTEGER,
    "method" "payment_method" NOT NULL,
    "cent_amount" INTEGER NOT NULL,
    "fee_cent_amount" INTEGER NOT NULL DEFAULT 0,
    "currency_code" CHAR(3) NOT NULL,
    "status" "payment_attempt_status" NOT NULL DEFAULT 'created',
    "refusal" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_attempt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_counter" (
    "country_code" CHAR(2) NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "order_counter_pkey" PRIMARY KEY ("country_code")
);

-- CreateIndex
CREATE UNIQUE INDEX "checkout_order_number_key" ON "checkout"("order_number");

-- CreateIndex
CREATE UNIQUE INDEX "checkout_winner_attempt_key" ON "checkout"("winner_attempt");

-- CreateIndex
CREATE UNIQUE INDEX "checkout_order_id_key" ON "checkout"("order_id");

-- CreateIndex
CREATE INDEX "checkout_anonymous_id_idx" ON "checkout"("anonymous_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_attempt_merchant_reference_key" ON "payment_attempt"("merchant_reference");

-- CreateIndex
CREATE INDEX "payment_attempt_status_updated_at_idx" ON "payment_attempt"("status", "updated_at");

-- CreateIndex
CREATE INDEX "payment_attempt_cart_id_created_at_idx" ON "payment_attempt"("cart_id", "created_at");

-- AddForeignKey
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_cart_id_fkey" FOREIGN KEY ("cart_id") REFERENCES "checkout"("cart_id") ON DELETE RESTRICT ON UPDATE CASCADE;
