-- CreateTable
CREATE TABLE "seo_redirects" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[],
    "updated_revision" INTEGER NOT NULL,

    CONSTRAINT "seo_redirects_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "seo_redirect" (
    "seo_redirects_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "source" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "code" INTEGER NOT NULL,

    CONSTRAINT "seo_redirect_pkey" PRIMARY KEY ("seo_redirects_id","position")
);

-- CreateIndex
CREATE UNIQUE INDEX "seo_redirects_layer_layer_key_valid_from_key" ON "seo_redirects"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

-- AddForeignKey
ALTER TABLE "seo_redirect" ADD CONSTRAINT "seo_redirect_seo_redirects_id_fkey" FOREIGN KEY ("seo_redirects_id") REFERENCES "seo_redirects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "seo_redirects"
  ADD CONSTRAINT "seo_redirects_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "seo_redirects_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "seo_redirects_sets" CHECK (sets <@ ARRAY['redirects']::text[] AND cardinality(sets) > 0);

ALTER TABLE "seo_redirect"
  ADD CONSTRAINT "seo_redirect_code" CHECK (code IN (301, 302, 308)),
  ADD CONSTRAINT "seo_redirect_source" CHECK (source LIKE '/%');
