-- CreateTable
CREATE TABLE "session_renewal" (
    "name" TEXT NOT NULL,
    "sealed" TEXT,
    "expires" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "session_renewal_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "session_renewal_expires_idx" ON "session_renewal"("expires");
