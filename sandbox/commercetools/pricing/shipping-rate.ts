import type { BaseAddress, ShippingMethod, ShippingRate, ShippingRateInput, Zone } from '@commercetools/platform-sdk';

/** Where a parcel goes: all of an address that a zone asks for. */
export type Destination = Pick<BaseAddress, 'country' | 'state'>;

/**
 * Platform rule "zone rate": the one rate of the method in the given currency whose zone contains the destination. A
 * zone that names the state is preferred to one that names the whole country, so that exactly one rate matches.
 * Undefined when the method does not ship there or not in that currency.
 */
export function shippingRateFor(
  method: ShippingMethod,
  destination: Destination,
  currency: string,
  zones: readonly Zone[],
): ShippingRate | undefined {
  const [exact, wide] = [true, false].map((isExact) => zonesAt(destination, zones, isExact));
  return rateIn(method, exact, currency) ?? rateIn(method, wide, currency);
}

function zonesAt(destination: Destination, zones: readonly Zone[], isExact: boolean): Set<string> {
  const at = zones.filter((zone) =>
    zone.locations.some(
      ({ country, state }) =>
        country === destination.country &&
        (isExact ? state !== undefined && state === destination.state : state === undefined),
    ),
  );
  return new Set(at.map(({ id }) => id));
}

function rateIn(
  method: ShippingMethod,
  zoneIds: ReadonlySet<string> | undefined,
  currency: string,
): ShippingRate | undefined {
  return method.zoneRates
    .filter(({ zone }) => zoneIds?.has(zone.id))
    .flatMap(({ shippingRates }) => shippingRates)
    .find(({ price }) => price.currencyCode === currency);
}

/**
 * Platform rules "free shipping" and "tiered shipping rates": free when the sum of (custom) line item prices reaches
 * `freeAbove` (equal counts as reached); otherwise the highest reached tier, otherwise the rate's price. Cart value
 * tiers compare that same sum, score and classification tiers the cart's `shippingRateInput`. Cents.
 */
export function shippingCents(rate: ShippingRate, itemsTotal: bigint, input: ShippingRateInput | undefined): bigint {
  if (rate.freeAbove !== undefined && itemsTotal >= BigInt(rate.freeAbove.centAmount)) return 0n;
  return tierCents(rate, itemsTotal, input) ?? BigInt(rate.price.centAmount);
}

function tierCents(rate: ShippingRate, itemsTotal: bigint, input: ShippingRateInput | undefined): bigint | undefined {
  let best: { readonly from: number; readonly cents: bigint } | undefined;
  for (const tier of rate.tiers ?? []) {
    if (tier.type === 'CartClassification') {
      if (input?.type === 'Classification' && input.key === tier.value) return BigInt(tier.price.centAmount ?? 0);
      continue;
    }
    const [from, isReached, price] =
      tier.type === 'CartValue'
        ? [tier.minimumCentAmount, itemsTotal >= BigInt(tier.minimumCentAmount), tier.price]
        : [tier.score, input?.type === 'Score' && input.score >= tier.score, tier.price];
    if (!isReached || price?.centAmount === undefined || (best !== undefined && best.from > from)) continue;
    best = { from, cents: BigInt(price.centAmount) };
  }
  return best?.cents;
}
