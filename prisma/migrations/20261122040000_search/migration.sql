-- Words that resemble each other. A trusted extension: who owns the database may make it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateTable
CREATE TABLE "search_generation" (
    "id" SERIAL NOT NULL,
    "index_name" TEXT NOT NULL,
    "is_live" BOOLEAN NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "published_at" TIMESTAMPTZ(3),

    CONSTRAINT "search_generation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "search_index_state" (
    "index_name" TEXT NOT NULL,
    "documents" INTEGER NOT NULL,
    "missing" INTEGER NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "up_to" TEXT,
    "built_at" TIMESTAMPTZ(3) NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL,
    "rebuild_wanted" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "search_index_state_pkey" PRIMARY KEY ("index_name")
);

-- CreateTable
CREATE TABLE "search_query" (
    "id" UUID NOT NULL,
    "store_key" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "total" INTEGER NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "search_query_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "search_click" (
    "id" SERIAL NOT NULL,
    "query_id" UUID NOT NULL,
    "sku" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "clicked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "search_click_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "search_generation_index_name_idx" ON "search_generation"("index_name");

-- CreateIndex
CREATE INDEX "search_query_asked_at_idx" ON "search_query"("asked_at");

-- CreateIndex
CREATE INDEX "search_click_query_id_idx" ON "search_click"("query_id");

-- AddForeignKey
ALTER TABLE "search_click" ADD CONSTRAINT "search_click_query_id_fkey" FOREIGN KEY ("query_id") REFERENCES "search_query"("id") ON DELETE CASCADE ON UPDATE CASCADE;
