-- CreateTable
CREATE TABLE "reconciliation_run" (
    "id" UUID NOT NULL,
    "requested_by" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "step" TEXT NOT NULL DEFAULT 'reports',
    "position" TEXT NOT NULL DEFAULT '',
    "orders" INTEGER NOT NULL DEFAULT 0,
    "payments" INTEGER NOT NULL DEFAULT 0,
    "found" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT,
    "lease" UUID,
    "leased_until" TIMESTAMPTZ(3),

    CONSTRAINT "reconciliation_run_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider_report" (
    "merchant_account" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "load" UUID,
    "read_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "provider_report_pkey" PRIMARY KEY ("merchant_account","day")
);

-- CreateTable
CREATE TABLE "reported_payment" (
    "merchant_account" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "load" UUID NOT NULL,
    "payment_reference" TEXT NOT NULL,
    "merchant_reference" TEXT NOT NULL,
    "currency_code" CHAR(3) NOT NULL,
    "authorised" INTEGER NOT NULL,
    "captured" INTEGER NOT NULL,
    "refunded" INTEGER NOT NULL,
    "charged_back" INTEGER NOT NULL,
    "last_booked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reported_payment_pkey" PRIMARY KEY ("merchant_account","day","load","payment_reference")
);

-- CreateTable
CREATE TABLE "payment_difference" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "order_number" TEXT,
    "store_key" TEXT,
    "merchant_account" TEXT,
    "merchant_reference" TEXT NOT NULL,
    "payment_reference" TEXT NOT NULL DEFAULT '',
    "currency_code" CHAR(3) NOT NULL,
    "expected_cent_amount" INTEGER,
    "found_cent_amount" INTEGER,
    "state" TEXT NOT NULL DEFAULT 'open',
    "first_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "checked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_by" TEXT,
    "closed_at" TIMESTAMPTZ(3),
    "close_reason" TEXT,

    CONSTRAINT "payment_difference_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "reconciliation_run_started_at_idx" ON "reconciliation_run"("started_at");

-- CreateIndex
CREATE INDEX "reported_payment_payment_reference_idx" ON "reported_payment"("payment_reference");

-- CreateIndex
CREATE INDEX "reported_payment_merchant_reference_idx" ON "reported_payment"("merchant_reference");

-- CreateIndex
CREATE INDEX "payment_difference_state_first_seen_at_idx" ON "payment_difference"("state", "first_seen_at");

-- CreateIndex
CREATE INDEX "payment_difference_order_number_idx" ON "payment_difference"("order_number");

-- CreateIndex
CREATE INDEX "payment_difference_payment_reference_idx" ON "payment_difference"("payment_reference");

-- CreateIndex
CREATE UNIQUE INDEX "payment_difference_kind_merchant_reference_payment_referenc_key" ON "payment_difference"("kind", "merchant_reference", "payment_reference");

-- Only one run at a time, known states, and a reason wherever a person settled a difference.
CREATE UNIQUE INDEX "reconciliation_run_one_unfinished" ON "reconciliation_run" ((true)) WHERE "finished_at" IS NULL;
ALTER TABLE "reconciliation_run"
  ADD CONSTRAINT "reconciliation_run_step_check" CHECK ("step" IN ('reports', 'orders', 'payments', 'done'));
ALTER TABLE "payment_difference"
  ADD CONSTRAINT "payment_difference_state_check" CHECK ("state" IN ('open', 'resolved', 'closed')),
  ADD CONSTRAINT "payment_difference_closed_check"
    CHECK (("state" = 'closed') = ("closed_by" IS NOT NULL AND "closed_at" IS NOT NULL AND "close_reason" IS NOT NULL));
