-- CreateTable
CREATE TABLE "consent_text" (
    "id" BIGSERIAL NOT NULL,
    "digest" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "page_digest" TEXT NOT NULL,
    "first_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "consent_text_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "consent_text_digest_place_locale_key" ON "consent_text"("digest", "place", "locale");
CREATE INDEX "consent_text_page_digest_place_locale_idx" ON "consent_text"("page_digest", "place", "locale");

ALTER TABLE "consent_text"
  ADD CONSTRAINT "consent_text_digest" CHECK (digest = encode(sha256(convert_to(text, 'UTF8')), 'hex'));
COMMENT ON TABLE "consent_text" IS 'append-only: the words that people agreed to';

-- AlterTable. Entries from before have only the digest of the page.
ALTER TABLE "consent_record" ADD COLUMN     "text_id" BIGINT;
ALTER TABLE "newsletter_event" ADD COLUMN     "text_id" BIGINT;

ALTER TABLE "consent_record" ADD CONSTRAINT "consent_record_text_id_fkey" FOREIGN KEY ("text_id") REFERENCES "consent_text"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "newsletter_event" ADD CONSTRAINT "newsletter_event_text_id_fkey" FOREIGN KEY ("text_id") REFERENCES "consent_text"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
