-- AlterTable
ALTER TABLE "staff" ADD COLUMN     "is_limited" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "staff_grant" (
    "staff_id" UUID NOT NULL,
    "section" TEXT NOT NULL,
    "place" TEXT NOT NULL,

    CONSTRAINT "staff_grant_pkey" PRIMARY KEY ("staff_id","section","place")
);

-- AddForeignKey
ALTER TABLE "staff_grant" ADD CONSTRAINT "staff_grant_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Limits are for people below the admin, who could lift their own.
ALTER TABLE "staff" ADD CONSTRAINT "staff_admin_is_not_limited" CHECK (NOT (is_limited AND role = 'admin'));
