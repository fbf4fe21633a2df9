-- A confirmation link that is not ours belongs to no subscription.
ALTER TABLE "newsletter_event" ALTER COLUMN "subscription_id" DROP NOT NULL;
ALTER TABLE "newsletter_event" DROP CONSTRAINT "newsletter_event_kind";
ALTER TABLE "newsletter_event"
  ADD CONSTRAINT "newsletter_event_kind" CHECK (kind IN ('requested', 'confirmed', 'changed', 'unsubscribed', 'unknown-link')),
  ADD CONSTRAINT "newsletter_event_subscription" CHECK ((subscription_id IS NULL) = (kind = 'unknown-link'));

CREATE INDEX "newsletter_event_store_key_link_digest_idx" ON "newsletter_event"("store_key", "link_digest");
