-- CreateTable
CREATE TABLE "store_readiness" (
    "store_key" TEXT NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL,
    "revision" INTEGER NOT NULL,
    "checks" JSONB NOT NULL,

    CONSTRAINT "store_readiness_pkey" PRIMARY KEY ("store_key")
);
