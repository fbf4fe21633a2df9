-- CreateTable
CREATE TABLE "order_request" (
    "id" UUID NOT NULL,
    "order_id" TEXT NOT NULL,
    "order_number" TEXT NOT NULL,
    "store_key" TEXT NOT NULL,
    "country_code" CHAR(2) NOT NULL,
    "kind" TEXT NOT NULL,
    "cent_amount" INTEGER,
    "currency_code" CHAR(3) NOT NULL,
    "reason" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "requested_by" TEXT NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),
    "decided_by" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "started_at" TIMESTAMPTZ(3),
    "reference" TEXT,
    "result" TEXT,

    CONSTRAINT "order_request_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "order_request_order_id_requested_at_idx" ON "order_request"("order_id", "requested_at");

-- CreateIndex
CREATE INDEX "order_request_state_requested_at_idx" ON "order_request"("state", "requested_at");

-- Known values, and an amount wherever money moves.
ALTER TABLE "order_request"
  ADD CONSTRAINT "order_request_kind_check" CHECK ("kind" IN ('cancel', 'capture', 'refund')),
  ADD CONSTRAINT "order_request_state_check"
    CHECK ("state" IN ('proposed', 'refused', 'expired', 'running', 'sent', 'done', 'failed')),
  ADD CONSTRAINT "order_request_amount_check" CHECK ("kind" = 'cancel' OR "cent_amount" > 0),
  ADD CONSTRAINT "order_request_second_person_check" CHECK ("decided_by" <> "requested_by");
