-- AlterTable
ALTER TABLE "vat_number" ADD COLUMN     "tax_id" TEXT;

ALTER TABLE "vat_number" ADD CONSTRAINT "vat_number_tax_id" CHECK (tax_id IN ('codice-fiscale', 'nif-es', 'nif-pt', 'afm'));
ALTER TABLE "vat_number" DROP CONSTRAINT "vat_number_sets";
ALTER TABLE "vat_number"
  ADD CONSTRAINT "vat_number_sets" CHECK (sets <@ ARRAY['prefix', 'placeholder', 'cleaning', 'minimumLength', 'keptLength', 'register', 'taxId']::text[] AND cardinality(sets) > 0);

UPDATE "vat_number" SET sets = array_append(sets, 'taxId') WHERE layer = 'default';
UPDATE "vat_number" SET
  tax_id = CASE layer_key WHEN 'IT' THEN 'codice-fiscale' WHEN 'ES' THEN 'nif-es' WHEN 'PT' THEN 'nif-pt' ELSE 'afm' END,
  sets = array_append(sets, 'taxId')
WHERE layer = 'country' AND layer_key IN ('IT', 'ES', 'PT', 'GR');
