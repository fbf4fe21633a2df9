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

const amount = money.refine(({ centAmount }) => centAmount >= 0, 'A price is not negative.');
export const tierDraft = z.object({
  minimumQuantity: z.int().min(2, 'A price tier begins at two pieces or more.'),
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
interface GivenTier {
  readonly minimumQuantity: number;
  readonly value: { readonly currencyCode: string; readonly centAmount: number };
}

/** Returns the tiers of a price, smallest quantity first. Throws InvalidField for another currency or a repeated quantity. */
export function asTiers(tiers: readonly GivenTier[], currencyCode: string): PriceTier[] {
  const foreign = tiers.find(({ value }) => value.currencyCode !== currencyCode);
  if (foreign !== undefined)
    throw invalidField('tiers', foreign.value.currencyCode, `The currency of the price is ${currencyCode}.`);
  if (new Set(tiers.map(({ minimumQuantity }) => minimumQuantity)).size < tiers.length)
    throw invalidField('tiers', undefined, 'Two tiers begin at the same quantity.');
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
    throw invalidField('discounted', found.id, 'Only a product discount of type external is set on a price.');
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

/** Throws DuplicatePriceScope if two prices have the same currency, country, channel, customer group and validity. */
export function withoutDoubleScope(prices: readonly Price[]): Price[] {
  const scopes = prices.map(scopeOf);
  const double = prices.find((_price, index) => scopes.indexOf(scopeOf(prices[index] ?? _price)) !== index);
  if (double === undefined) return [...prices];
  throw new PlatformError(400, {
    code: 'DuplicatePriceScope',
    message:
      'Duplicate price scope: two prices of one variant have the same currency, country, channel, customer group and validity.',
    conflictingPrice: double,
  });
}
