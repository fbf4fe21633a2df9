-- DropIndex
DROP INDEX "my_orders_link_token_hash_key";

-- AlterTable
ALTER TABLE "my_orders_link" DROP CONSTRAINT "my_orders_link_pkey",
ADD CONSTRAINT "my_orders_link_pkey" PRIMARY KEY ("token_hash");

-- CreateIndex
CREATE INDEX "my_orders_link_customer_id_idx" ON "my_orders_link"("customer_id");


