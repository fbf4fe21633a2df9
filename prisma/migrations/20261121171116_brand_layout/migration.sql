-- AlterTable
ALTER TABLE "brand" ADD COLUMN     "card" TEXT,
ADD COLUMN     "departments" TEXT[],
ADD COLUMN     "header" TEXT,
ADD COLUMN     "headings" TEXT,
ADD COLUMN     "hero" TEXT,
ADD COLUMN     "home_picture" TEXT,
ADD COLUMN     "icon" TEXT,
ADD COLUMN     "tiles" TEXT,
ADD COLUMN     "typeface" TEXT;

-- CreateTable
CREATE TABLE "brand_text" (
    "brand_id" INTEGER NOT NULL,
    "language" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "headline" TEXT NOT NULL,
    "lead" TEXT NOT NULL,
    "picture" TEXT NOT NULL,

    CONSTRAINT "brand_text_pkey" PRIMARY KEY ("brand_id","language")
);

-- AddForeignKey
ALTER TABLE "brand_text" ADD CONSTRAINT "brand_text_brand_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "brand"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "brand" DROP CONSTRAINT "brand_sets";
ALTER TABLE "brand"
  ADD CONSTRAINT "brand_sets" CHECK (sets <@ ARRAY['name', 'legalName', 'logo', 'icon', 'homePicture', 'foundedYear', 'tokens', 'layout', 'texts', 'departments', 'productBrands', 'socialLinks']::text[] AND cardinality(sets) > 0);

ALTER TABLE "brand" ADD CONSTRAINT "brand_header" CHECK (header IN ('plain', 'banded'));
ALTER TABLE "brand" ADD CONSTRAINT "brand_hero" CHECK (hero IN ('split', 'full'));
ALTER TABLE "brand" ADD CONSTRAINT "brand_card" CHECK (card IN ('framed', 'bare'));
ALTER TABLE "brand" ADD CONSTRAINT "brand_tiles" CHECK (tiles IN ('framed', 'round'));
ALTER TABLE "brand" ADD CONSTRAINT "brand_headings" CHECK (headings IN ('start', 'centred'));
ALTER TABLE "brand" ADD CONSTRAINT "brand_typeface" CHECK (typeface IN ('sofia-sans', 'figtree-fraunces'));
ALTER TABLE "brand_text" ADD CONSTRAINT "brand_text_language" CHECK (language ~ '^[a-z]{2}$');

-- A brand that was there before looks as it did.
UPDATE "brand" SET
  home_picture = '/media/home.svg', departments = '{}',
  header = 'plain', hero = 'split', card = 'framed', tiles = 'framed', headings = 'start', typeface = 'sofia-sans',
  sets = sets || ARRAY['icon', 'homePicture', 'layout', 'texts', 'departments']
WHERE layer = 'brand';
