-- CreateTable
CREATE TABLE "payment_webhook" (
    "id" UUID NOT NULL,
    "psp_reference" TEXT NOT NULL,
    "original_reference" TEXT NOT NULL DEFAULT '',
    "event_code" TEXT NOT NULL,
    "success" BOOLEAN NOT NULL,
    "merchant_account" TEXT NOT NULL,
    "merchant_reference" TEXT NOT NULL,
    "cent_amount" INTEGER NOT NULL,
    "currency_code" CHAR(3) NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "enqueued_at" TIMESTAMPTZ(3),
    "processed_at" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT,
    "failed_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_webhook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_event" (
    "id" UUID NOT NULL,
    "merchant_reference" TEXT NOT NULL,
    "payment_reference" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "success" BOOLEAN NOT NULL,
    "cent_amount" INTEGER NOT NULL,
    "currency_code" CHAR(3) NOT NULL,
    "merchant_account" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_event_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "payment_webhook_processed_at_received_at_idx" ON "payment_webhook"("processed_at", "received_at");

-- CreateIndex
CREATE UNIQUE INDEX "payment_webhook_psp_reference_event_code_success_original_r_key" ON "payment_webhook"("psp_reference", "event_code", "success", "original_reference");

-- CreateIndex
CREATE INDEX "payment_event_merchant_reference_idx" ON "payment_event"("merchant_reference");

-- CreateIndex
CREATE INDEX "payment_event_payment_reference_idx" ON "payment_event"("payment_reference");

-- CreateIndex
CREATE INDEX "payment_event_at_idx" ON "payment_event"("at");

-- CreateIndex
CREATE UNIQUE INDEX "payment_event_reference_kind_success_payment_reference_key" ON "payment_event"("reference", "kind", "success", "payment_reference");
