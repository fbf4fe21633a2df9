-- CreateTable
CREATE TABLE "data_request" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "store_key" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "customer_id" TEXT,
    "email" TEXT,
    "kind" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "requested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "token_hash" TEXT,
    "link_expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "data_request_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "data_request_token_hash_key" ON "data_request"("token_hash");

-- CreateIndex
CREATE INDEX "data_request_store_key_customer_id_idx" ON "data_request"("store_key", "customer_id");

-- CreateIndex
CREATE INDEX "data_request_state_due_at_idx" ON "data_request"("state", "due_at");

-- A customer has one open request of each kind, however often they press the button.
CREATE UNIQUE INDEX "data_request_one_open" ON "data_request"("store_key", "customer_id", "kind") WHERE "state" = 'open';

-- Known values; an address only where a deletion needs it, and no customer after a deletion.
ALTER TABLE "data_request"
  ADD CONSTRAINT "data_request_kind_check" CHECK ("kind" IN ('export', 'deletion')),
  ADD CONSTRAINT "data_request_state_check" CHECK ("state" IN ('open', 'ready', 'done')),
  ADD CONSTRAINT "data_request_finished_check" CHECK (("state" = 'open') = ("finished_at" IS NULL)),
  ADD CONSTRAINT "data_request_email_check" CHECK ("email" IS NULL OR ("kind" = 'deletion' AND "state" = 'open')),
  ADD CONSTRAINT "data_request_deleted_check"
    CHECK ("kind" = 'export' OR "state" = 'open' OR "customer_id" IS NULL);
