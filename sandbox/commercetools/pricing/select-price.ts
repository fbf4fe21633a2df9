import type { Price } from '@commercetools/platform-sdk';

/** The criteria of a price selection. */
export interface PriceSelection {
  readonly currency: string;
  readonly country?: string;
  readonly channelId?: string;
  readonly customerGroupId?: string;
  readonly date: Date;
}

/** Returns whether `date` is in the half-open period from `validFrom` until `validUntil`; an absent end is open. */
export function isWithinValidity(
  window: { readonly validFrom?: string; readonly validUntil?: string },
  date: Date,
): boolean {
  const at = date.getTime();
  if (window.validFrom !== undefined && at < Date.parse(window.validFrom)) return false;
  return window.validUntil === undefined || at < Date.parse(window.validUntil);
}

/**
 * Platform rule "price selection": currency and validity are hard filters; a price that names a customer group,
 * channel or country is a candidate only for exactly that one. Among the candidates the most specific wins: customer
 * group before channel before country, so that a country price always beats a general one; of two equally specific
 * prices the one with a validity window beats the one without. Undefined when no price matches.
 */
export function selectPrice(prices: readonly Price[], selection: PriceSelection): Price | undefined {
  let best: Price | undefined;
  let bestScore = -1;
  for (const price of prices) {
    if (!isCandidate(price, selection)) continue;
    const score = specificity(price);
    if (score > bestScore) {
      best = price;
      bestScore = score;
    }
  }
  return best;
}

function isCandidate(price: Price, selection: PriceSelection): boolean {
  return (
    price.value.currencyCode === selection.currency &&
    // Prices for recurring orders do not apply to other lines.
    price.recurrencePolicy === undefined &&
    isWithinValidity(price, selection.date) &&
    (price.customerGroup === undefined || price.customerGroup.id === selection.customerGroupId) &&
    (price.channel === undefined || price.channel.id === selection.channelId) &&
    (price.country === undefined || price.country === selection.country)
  );
}

function specificity(price: Price): number {
  return (
    (price.customerGroup === undefined ? 0 : 8) +
    (price.channel === undefined ? 0 : 4) +
    (price.country === undefined ? 0 : 2) +
    (price.validFrom === undefined && price.validUntil === undefined ? 0 : 1)
  );
}
