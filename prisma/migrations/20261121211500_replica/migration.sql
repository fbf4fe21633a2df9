-- CreateTable
CREATE TABLE "replica" (
    "id" UUID NOT NULL,
    "host" TEXT NOT NULL,
    "started" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revision" INTEGER NOT NULL,
    "seen" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "replica_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "replica_seen_idx" ON "replica"("seen");
