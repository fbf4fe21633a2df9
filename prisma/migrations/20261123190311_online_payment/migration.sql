-- CreateEnum
CREATE TYPE "offered_to" AS ENUM ('everyone', 'private', 'company', 'nobody');

-- CreateTable
CREATE TABLE "online_payment" (
    "id" SERIAL NOT NULL,
    "layer" "config_layer" NOT NULL,
    "layer_key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_to" TIMESTAMPTZ(3),
    "sets" TEXT[] NOT NULL,
    "updated_revision" INTEGER NOT NULL,
    "card" "offered_to",
    "pay_pal" "offered_to",
    "apple_pay" "offered_to",
    "google_pay" "offered_to",
    "ideal" "offered_to",
    "polish_banks" "offered_to",
    "multibanco" "offered_to",
    "twint" "offered_to",
    "mobile_pay" "offered_to",
    "klarna" "offered_to",
    "klarna_account" "offered_to",
    "billie" "offered_to",
    "ratepay" "offered_to",

    CONSTRAINT "online_payment_pkey" PRIMARY KEY ("id")
);

-- One row per place and beginning; rows without a beginning count as equal.
CREATE UNIQUE INDEX "online_payment_layer_layer_key_valid_from_key" ON "online_payment"("layer", "layer_key", "valid_from") NULLS NOT DISTINCT;

ALTER TABLE "online_payment"
  ADD CONSTRAINT "online_payment_validity" CHECK (valid_to IS NULL OR (valid_from IS NOT NULL AND valid_from < valid_to)),
  ADD CONSTRAINT "online_payment_layer_key" CHECK ((layer = 'default') = (layer_key = '*')),
  ADD CONSTRAINT "online_payment_sets" CHECK (sets <@ ARRAY['card', 'payPal', 'applePay', 'googlePay', 'ideal', 'polishBanks', 'multibanco', 'twint', 'mobilePay', 'klarna', 'klarnaAccount', 'billie', 'ratepay']::text[] AND cardinality(sets) > 0);
