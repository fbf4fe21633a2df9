-- AlterTable
ALTER TABLE "search_generation" ADD COLUMN     "changes" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "search_index_state" ADD COLUMN     "build_milliseconds" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "generation" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "seen" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "seen_until" TEXT;
