-- AlterTable
ALTER TABLE "newsletter_subscription" ADD COLUMN     "phone" TEXT;

-- A subscription to text messages or calls from before the number was asked for has none.
ALTER TABLE "newsletter_subscription"
  ADD CONSTRAINT "newsletter_subscription_phone" CHECK (phone ~ '^\+?[0-9]{8,15}$'),
  ADD CONSTRAINT "newsletter_subscription_phone_use" CHECK (phone IS NULL OR channels && ARRAY['sms', 'phone', 'soft_sms', 'soft_phone']::text[]);
