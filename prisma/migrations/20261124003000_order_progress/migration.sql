-- CreateTable
CREATE TABLE "order_progress_position" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "read_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "order_progress_position_pkey" PRIMARY KEY ("id")
);
