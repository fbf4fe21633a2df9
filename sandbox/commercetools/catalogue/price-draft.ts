import { randomUUID } from 'node:crypto';
import type { Price } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { PlatformError } from '../http/platform-error.js';
import { customFields } from '../resources/custom-fields.js';
import { country, customFieldsDraft, dateTime, key, money, resourceIdentifier } from '../resources/draft-parts.js';
import { channels } from '../resources/families.js';
import { centPrecision } from '../resources/money.js';
import { optionalReference } from '../resources/references.js';
import type { Work } from '../resources/work.js';

export const priceDraft = z.object({
  key: key.optional(),
  value: money.refine(({ centAmount }) => centAmount >= 0, 'A price is not negative.'),
  country: country.optional(),
  channel: resourceIdentifier.optional(),
  validFrom: dateTime.optional(),
  validUntil: dateTime.optional(),
  custom: customFieldsDraft.optional(),
});
export type PriceDraft = z.output<typeof priceDraft>;

export async function asPrice(work: Work, draft: PriceDraft, id: string = randomUUID()): Promise<Price> {
  return {
    ...draft,
    id,
    value: centPrecision(draft.value),
    channel: await optionalReference(work, channels, draft.channel),
    custom: await customFields(work, 'product-price', draft.custom),
  };
}

const scopeOf = (price: Price): string =>
  [price.value.currencyCode, price.country, price.channel?.id, price.validFrom, price.validUntil].join('|');

/** Two prices for the same currency, country, channel and time would leave the choice to chance. */
export function withoutDoubleScope(prices: readonly Price[]): Price[] {
  const scopes = prices.map(scopeOf);
  const double = prices.find((_price, index) => scopes.indexOf(scopeOf(prices[index] ?? _price)) !== index);
  if (double === undefined) return [...prices];
  throw new PlatformError(400, {
    code: 'DuplicatePriceScope',
    message: 'Duplicate price scope: two prices of one variant have the same currency, country, channel and validity.',
    conflictingPrice: double,
  });
}
