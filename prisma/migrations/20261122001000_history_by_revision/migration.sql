-- DropIndex
DROP INDEX "revision_edit_section_layer_layer_key_idx";

-- CreateIndex
CREATE INDEX "revision_edit_section_layer_layer_key_revision_number_idx" ON "revision_edit"("section", "layer", "layer_key", "revision_number");

-- CreateIndex
CREATE INDEX "snapshot_revision_number_idx" ON "snapshot"("revision_number");
