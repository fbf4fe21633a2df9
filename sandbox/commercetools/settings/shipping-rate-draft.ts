import type { ShippingRate, ShippingRatePriceTier } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { invalidField } from '../errors/platform-error.js';
import { money, unsupportedProperties } from '../input/draft-parts.js';
import { asCentPrecision } from '../amounts/money.js';

const MAX_TIERS = 100;
const amount = money.refine(({ centAmount }) => centAmount >= 0, 'Must not be negative.');
// Answers mark the tier that matches a cart. A client that sends an answer back does not set the mark.
const isMatching = z
  .boolean()
  .transform((): undefined => undefined)
  .optional();
const tier = z.discriminatedUnion('type', [
  z.object({ type: z.literal('CartValue'), minimumCentAmount: z.int().min(0), price: amount, isMatching }),
  z.object({ type: z.literal('CartClassification'), value: z.string().max(256), price: amount, isMatching }),
  z.object({
    type: z.literal('CartScore'),
    score: z.number().min(0),
    price: amount,
    isMatching,
    ...unsupportedProperties('priceFunction'),
  }),
]);

/** What shipping costs in one currency, less for carts that reach a tier. */
export const shippingRateDraft = z.object({
  price: amount,
  freeAbove: amount.optional(),
  tiers: z.array(tier).max(MAX_TIERS).default([]),
});
type ShippingRateDraft = z.output<typeof shippingRateDraft>;
type TierDraft = ShippingRateDraft['tiers'][number];

function asTier(draft: TierDraft, currencyCode: string): ShippingRatePriceTier {
  if (draft.price.currencyCode !== currencyCode)
    throw invalidField('tiers', draft.price.currencyCode, `The currency of the rate is ${currencyCode}.`);
  const price = asCentPrecision(draft.price);
  switch (draft.type) {
    case 'CartValue':
      return { type: draft.type, minimumCentAmount: draft.minimumCentAmount, price };
    case 'CartClassification':
      return { type: draft.type, value: draft.value, price };
    case 'CartScore':
      return { type: draft.type, score: draft.score, price };
  }
}

/** The value that distinguishes two tiers of one rate. */
function placeOf(tier: TierDraft): number | string {
  if (tier.type === 'CartValue') return tier.minimumCentAmount;
  return tier.type === 'CartScore' ? tier.score : tier.value;
}

export function asShippingRate({ price, freeAbove, tiers }: ShippingRateDraft): ShippingRate {
  if (new Set(tiers.map(({ type }) => type)).size > 1)
    throw invalidField('tiers', undefined, 'All tiers of a rate have one type.');
  if (new Set(tiers.map(placeOf)).size < tiers.length)
    throw invalidField('tiers', undefined, 'Two tiers have the same minimum value.');
  return {
    price: asCentPrecision(price),
    freeAbove: freeAbove === undefined ? undefined : asCentPrecision(freeAbove),
    tiers: tiers.map((one) => asTier(one, price.currencyCode)),
  };
}
