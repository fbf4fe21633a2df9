-- AlterTable
ALTER TABLE "support_webform" ADD COLUMN     "case_fields" JSONB,
ADD COLUMN     "record_type" TEXT;

-- CreateTable
CREATE TABLE "support_request" (
    "id" UUID NOT NULL,
    "store_key" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "subreason" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "delivered_at" TIMESTAMPTZ(3),

    CONSTRAINT "support_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "support_request_copy" (
    "request_id" UUID NOT NULL,
    "address" TEXT NOT NULL,
    "body" TEXT NOT NULL,

    CONSTRAINT "support_request_copy_pkey" PRIMARY KEY ("request_id")
);

-- CreateIndex
CREATE INDEX "support_request_at_idx" ON "support_request"("at");

-- AddForeignKey
ALTER TABLE "support_request_copy" ADD CONSTRAINT "support_request_copy_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "support_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "support_webform" DROP CONSTRAINT "support_webform_sets";
ALTER TABLE "support_webform"
  ADD CONSTRAINT "support_webform_sets" CHECK (sets <@ ARRAY['domain', 'orgId', 'recordType', 'caseFields', 'reasons']::text[] AND cardinality(sets) > 0),
  ADD CONSTRAINT "support_webform_case_fields" CHECK (jsonb_typeof(case_fields) = 'object');

-- A form that was there before gets the ids of the embedded support platform.
UPDATE "support_webform" SET
  record_type = '012000000000001',
  case_fields = '{"subreason": "00N000000000001", "productNumber": "00N000000000002", "orderNumber": "00N000000000003", "invoiceNumber": "00N000000000004", "vatId": "00N000000000005", "quantity": "00N000000000006", "countryLabel": "00N000000000007", "locale": "00N000000000008"}',
  sets = sets || ARRAY['recordType', 'caseFields']
WHERE layer = 'default';
