-- CreateTable
CREATE TABLE "newsletter_subscription" (
    "id" UUID NOT NULL,
    "store_key" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "customer_id" TEXT,
    "channels" TEXT[] NOT NULL,
    "token_hash" TEXT,
    "token_expires_at" TIMESTAMPTZ(3),
    "mailed_at" TIMESTAMPTZ(3),
    "unsubscribe_token" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "newsletter_subscription_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "newsletter_subscription_token_hash_key" ON "newsletter_subscription"("token_hash");
CREATE UNIQUE INDEX "newsletter_subscription_unsubscribe_token_key" ON "newsletter_subscription"("unsubscribe_token");
CREATE UNIQUE INDEX "newsletter_subscription_store_key_email_key" ON "newsletter_subscription"("store_key", "email");
CREATE INDEX "newsletter_subscription_customer_id_idx" ON "newsletter_subscription"("customer_id");

ALTER TABLE "newsletter_subscription"
  ADD CONSTRAINT "newsletter_subscription_email_small" CHECK (email = lower(email)),
  ADD CONSTRAINT "newsletter_subscription_channels" CHECK (channels <@ ARRAY['newsletter', 'sms', 'phone', 'soft_newsletter', 'soft_sms', 'soft_phone']::text[]),
  ADD CONSTRAINT "newsletter_subscription_token" CHECK ((token_hash IS NULL) = (token_expires_at IS NULL));

-- CreateTable
CREATE TABLE "newsletter_event" (
    "id" BIGSERIAL NOT NULL,
    "subscription_id" UUID NOT NULL,
    "store_key" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "channels" TEXT[] NOT NULL,
    "text_digest" TEXT,
    "revision" INTEGER NOT NULL,
    "link_digest" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "newsletter_event_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "newsletter_event_subscription_id_idx" ON "newsletter_event"("subscription_id");
CREATE INDEX "newsletter_event_at_idx" ON "newsletter_event"("at");

ALTER TABLE "newsletter_event"
  ADD CONSTRAINT "newsletter_event_kind" CHECK (kind IN ('requested', 'confirmed', 'changed', 'unsubscribed'));
