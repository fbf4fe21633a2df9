import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { PlatformError } from '../http/platform-error.js';
import { customFields } from '../resources/custom-fields.js';
import { country, customFieldsDraft, dateTime, key, money, resourceIdentifier } from '../resources/draft-parts.js';
import { channels } from '../resources/families.js';
import { centPrecision } from '../resources/money.js';
import { optionalReference } from '../resources/references.js';
export const priceDraft = z.object({
  key: key.optional(),
  value: money.refine(({ centAmount }) => centAmount >= 0, 'A price is not negative.'),
  country: country.optional(),
  channel: resourceIdentifier.optional(),
  validFrom: dateTime.optional(),
  validUntil: dateTime.optional(),
  custom: customFieldsDraft.optional(),
});
export async function asPrice(work, draft, id = randomUUID()) {
  return {
    ...draft,
    id,
    value: centPrecision(draft.value),
    channel: await optionalReference(work, channels, 'channel', draft.channel),
    custom: await customFields(work, 'product-price', draft.custom),
  };
}
const scopeOf = (price) =>
  [price.value.currencyCode, price.country, price.channel?.id, price.validFrom, price.validUntil].join('|');
/** Two prices for the same currency, country, channel and time would leave the choice to chance. */
export function withoutDoubleScope(prices) {
  const scopes = prices.map(scopeOf);
  const double = prices.find((_price, index) => scopes.indexOf(scopeOf(prices[index] ?? _price)) !== index);
  if (double === undefined) return [...prices];
  throw new PlatformError(400, {
    code: 'DuplicatePriceScope',
    message: 'Duplicate price scope: two prices of one variant have the same currency, country, channel and validity.',
    conflictingPrice: double,
  });
}
//# sourceMappingURL=price-draft.js.map
