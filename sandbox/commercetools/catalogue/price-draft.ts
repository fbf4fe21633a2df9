import { randomUUID } from 'node:crypto';
import type { Price, PriceTier } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { invalidField, PlatformError } from '../errors/platform-error.js';
import { customFields } from '../resources/custom-fields.js';
import {
  country,
  customFieldsDraft,
  dateTime,
  key,
  money,
  resourceIdentifier,
  unsupportedProperties,
} from '../input/draft-parts.js';
import { channels, customerGroups, productDiscounts } from '../families/families.js';
import { asCentPrecision } from '../amounts/money.js';
import { optionalReference, referenced } from '../work/references.js';
import type { Work } from '../work/work.js';

const amount = money.refine(({ centAmount }) => centAmount >= 0, 'A price must not be negative.');
export const tierDraft = z.object({
  minimumQuantity: z.int().min(2, 'The minimum quantity of a price tier must be at least 2.'),
  value: amount,
});
export const discountedDraft = z.object({ value: amount, discount: resourceIdentifier });
const MAX_TIERS = 100;

export const priceDraft = z.object({
  key: key.optional(),
  value: amount,
  tiers: z.array(tierDraft).max(MAX_TIERS).optional(),
  discounted: discountedDraft.optional(),
  country: country.optional(),
  channel: resourceIdentifier.optional(),
  customerGroup: resourceIdentifier.optional(),
  validFrom: dateTime.optional(),
  validUntil: dateTime.optional(),
  custom: customFieldsDraft.optional(),
  ...unsupportedProperties('recurrencePolicy'),
});
export type PriceDraft = z.output<typeof priceDraft>;

/** A tier of a draft or of a stored price. */
interface TierInput {
  readonly minimumQuantity: number;
  readonly value: { readonly currencyCode: string; readonly centAmount: number };
}

/** Returns the tiers of a price, smallest quantity first. Throws InvalidField if a tier has a foreign currency or two have the same quantity. */
export function asTiers(tiers: readonly TierInput[], currencyCode: string): PriceTier[] {
  const foreign = tiers.find(({ value }) => value.currencyCode !== currencyCode);
  if (foreign !== undefined)
    throw invalidField(
      'tiers',
      foreign.value.currencyCode,
      `The tier must have the currency of the price, ${currencyCode}.`,
    );
  if (new Set(tiers.map(({ minimumQuantity }) => minimumQuantity)).size < tiers.length)
    throw invalidField('tiers', undefined, 'Two tiers have the same minimum quantity.');
  return tiers
    .map(({ minimumQuantity, value }) => ({ minimumQuantity, value: asCentPrecision(value) }))
    .sort((one, other) => one.minimumQuantity - other.minimumQuantity);
}

/** Returns the discounted price that a draft sets. Throws InvalidField unless its discount is of type external. */
export async function asDiscounted(
  work: Work,
  discounted: z.output<typeof discountedDraft> | undefined,
): Promise<Price['discounted']> {
  if (discounted === undefined) return undefined;
  const found = await referenced(work, productDiscounts, discounted.discount);
  if (found.value.type !== 'external')
    throw invalidField('discounted', found.id, 'Only a product discount of type external can be set on a price.');
  return { value: asCentPrecision(discounted.value), discount: { typeId: 'product-discount', id: found.id } };
}

export async function asPrice(work: Work, draft: PriceDraft, id: string = randomUUID()): Promise<Price> {
  return {
    ...draft,
    id,
    value: asCentPrecision(draft.value),
    tiers: draft.tiers?.length ? asTiers(draft.tiers, draft.value.currencyCode) : undefined,
    discounted: await asDiscounted(work, draft.discounted),
    channel: await optionalReference(work, channels, draft.channel),
    customerGroup: await optionalReference(work, customerGroups, draft.customerGroup),
    custom: await customFields(work, 'product-price', draft.custom),
  };
}

const scopeOf = (price: Price): string =>
  [
    price.value.currencyCode,
    price.country,
    price.channel?.id,
    price.customerGroup?.id,
    price.validFrom,
    price.validUntil,
  ].join('|');

/** Returns the prices. Throws DuplicatePriceScope if two prices have the same currency, country, channel, customer group and validity. */
export function requireDistinctScopes(prices: readonly Price[]): Price[] {
  const scopes = prices.map(scopeOf);
  const duplicate = prices.find((_price, index) => scopes.indexOf(scopeOf(prices[index] ?? _price)) !== index);
  if (duplicate === undefined) return [...prices];
  throw new PlatformError(400, {
    code: 'DuplicatePriceScope',
    message:
      'Duplicate price scope: two prices of one variant have the same currency, country, channel, customer group and validity.',
    conflictingPrice: duplicate,
  });
}
