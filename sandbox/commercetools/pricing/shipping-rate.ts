import type {
  BaseAddress,
  _Money as Money,
  ShippingMethod,
  ShippingRate,
  ShippingRateInput,
  ShippingRatePriceTier,
  Zone,
} from '@commercetools/platform-sdk';

/** The parts of an address that select a zone. */
export type Destination = Pick<BaseAddress, 'country' | 'state'>;

/** The destination and the currency of a shipment. */
export interface ShippingQuestion extends Destination {
  readonly currency: string;
}

/**
 * Platform rule "zone rate": the one rate of the method in the given currency whose zone contains the destination. A
 * zone that names the state is preferred to one that names the whole country, so that exactly one rate matches.
 * Undefined when the method does not ship there or not in that currency.
 */
export function shippingRateFor(
  method: ShippingMethod,
  destination: ShippingQuestion,
  zones: readonly Zone[],
): ShippingRate | undefined {
  const [exact, general] = [true, false].map((isExact) => zonesAt(destination, zones, isExact));
  return rateIn(method, exact, destination.currency) ?? rateIn(method, general, destination.currency);
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

interface ReachedTier {
  readonly from: number;
  readonly cents: bigint;
}

function tierCents(rate: ShippingRate, itemsTotal: bigint, input: ShippingRateInput | undefined): bigint | undefined {
  const reached = (rate.tiers ?? []).flatMap((tier) => reachedTier(tier, itemsTotal, input) ?? []);
  const [highest] = reached.sort((a, b) => b.from - a.from);
  return highest?.cents;
}

function reachedTier(
  tier: ShippingRatePriceTier,
  itemsTotal: bigint,
  input: ShippingRateInput | undefined,
): ReachedTier | undefined {
  switch (tier.type) {
    case 'CartValue':
      return itemsTotal >= BigInt(tier.minimumCentAmount) ? reachedFrom(tier.minimumCentAmount, tier.price) : undefined;
    case 'CartScore':
      return input?.type === 'Score' && input.score >= tier.score ? reachedFrom(tier.score, tier.price) : undefined;
    case 'CartClassification':
      return input?.type === 'Classification' && input.key === tier.value ? reachedFrom(0, tier.price) : undefined;
  }
}

/** Returns a reached tier; undefined for a tier with a price function, which is not supported: the rate's price applies. */
function reachedFrom(from: number, price: Money | undefined): ReachedTier | undefined {
  return price?.centAmount === undefined ? undefined : { from, cents: BigInt(price.centAmount) };
}
