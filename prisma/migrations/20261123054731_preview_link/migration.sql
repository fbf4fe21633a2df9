-- CreateTable
CREATE TABLE "preview_link" (
    "id" UUID NOT NULL,
    "change_set_id" UUID NOT NULL,
    "is_limited" BOOLEAN NOT NULL DEFAULT false,
    "store_keys" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "preview_link_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "preview_link_change_set_id_idx" ON "preview_link"("change_set_id");

-- CreateIndex
CREATE INDEX "preview_link_expires_at_idx" ON "preview_link"("expires_at");

-- AddForeignKey
ALTER TABLE "preview_link" ADD CONSTRAINT "preview_link_change_set_id_fkey" FOREIGN KEY ("change_set_id") REFERENCES "change_set"("id") ON DELETE CASCADE ON UPDATE CASCADE;
