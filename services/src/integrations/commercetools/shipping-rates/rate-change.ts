import type { ShippingMethod, ShippingMethodUpdateAction, ShippingRateDraft } from '@commercetools/platform-sdk';
import type { CountryShippingCost } from '../ports/shipping-rates-backend.js';

/** The rate that a method of this key should have. */
function wantedRate(key: string | undefined, cost: CountryShippingCost): ShippingRateDraft | undefined {
  const { currencyCode, parcelFeeCentAmount, freightFeeCentAmount, freeShippingThresholdCentAmount } = cost;
  const fees: Readonly<Record<string, number>> = { parcel: parcelFeeCentAmount, freight: freightFeeCentAmount };
  const centAmount = fees[key ?? ''];
  if (centAmount === undefined) return undefined;
  return {
    price: { currencyCode, centAmount },
    freeAbove: { currencyCode, centAmount: freeShippingThresholdCentAmount },
  };
}

/** What brings a method's rate for a country in line: nothing where it is right already or the method is none of ours. */
export function rateChange(method: ShippingMethod, cost: CountryShippingCost): ShippingMethodUpdateAction[] {
  const wanted = wantedRate(method.key, cost);
  const matches = method.zoneRates.flatMap(({ zone, shippingRates }) =>
    shippingRates.filter(({ isMatching }) => isMatching).map((rate) => ({ zone, rate })),
  );
  const [match] = matches;
  if (!wanted || !match) return [];
  const { zone, rate } = match;
  const isRight =
    rate.price.centAmount === wanted.price.centAmount && rate.freeAbove?.centAmount === wanted.freeAbove?.centAmount;
  if (isRight) return [];
  const { currencyCode } = cost;
  const old: ShippingRateDraft = {
    price: { currencyCode, centAmount: rate.price.centAmount },
    ...(rate.freeAbove ? { freeAbove: { currencyCode, centAmount: rate.freeAbove.centAmount } } : {}),
  };
  const reference = { typeId: 'zone' as const, id: zone.id };
  return [
    { action: 'removeShippingRate', zone: reference, shippingRate: old },
    { action: 'addShippingRate', zone: reference, shippingRate: wanted },
  ];
}
