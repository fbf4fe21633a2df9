-- CreateTable
CREATE TABLE "vat_check" (
    "id" UUID NOT NULL,
    "cart_id" TEXT NOT NULL,
    "store_key" TEXT NOT NULL,
    "order_number" TEXT,
    "vat_number" TEXT NOT NULL,
    "register" TEXT NOT NULL,
    "code" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "consultation_number" TEXT,
    "own_number" TEXT,
    "checked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "vat_check_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "vat_check_cart_id_checked_at_idx" ON "vat_check"("cart_id", "checked_at");

-- CreateIndex
CREATE INDEX "vat_check_order_number_idx" ON "vat_check"("order_number");

-- eVatR's REST interface is a register of its own.
ALTER TABLE "vat_number" DROP CONSTRAINT "vat_number_register";
ALTER TABLE "vat_number" ADD CONSTRAINT "vat_number_register" CHECK (register IN ('evatr', 'evatr-rest', 'vies', 'hmrc', 'format-only'));
