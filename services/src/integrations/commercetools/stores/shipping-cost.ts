import type {
  ShippingMethod,
  ShippingMethodUpdateAction,
  ShippingRate,
  ShippingRateDraft,
} from '@commercetools/platform-sdk';
import type { StoreFacts } from '../ports/store-backend.js';
import type { Difference } from './difference.js';

/** The shipping methods of every store. */
export const SHIPPING_METHODS = ['parcel', 'freight'] as const;

type ShippingFacts = Pick<StoreFacts, 'currencyCode' | 'shippingCost'>;
type ShippingDifference = Difference<ShippingMethodUpdateAction>;

/** Returns the configured rate of a method; undefined for other methods. */
function expectedRate(key: string | undefined, { currencyCode, shippingCost }: ShippingFacts) {
  const { parcelFeeCentAmount, freightFeeCentAmount, freeShippingThresholdCentAmount } = shippingCost;
  const fees: Readonly<Record<string, number>> = { parcel: parcelFeeCentAmount, freight: freightFeeCentAmount };
  const centAmount = fees[key ?? ''];
  if (centAmount === undefined) return undefined;
  const freeAbove = { currencyCode, centAmount: freeShippingThresholdCentAmount };
  return { price: { currencyCode, centAmount }, freeAbove } satisfies ShippingRateDraft;
}

const draftOf = ({ price, freeAbove }: ShippingRate): ShippingRateDraft => {
  const { currencyCode, centAmount } = price;
  const above = freeAbove ? { freeAbove: { currencyCode, centAmount: freeAbove.centAmount } } : {};
  return { price: { currencyCode, centAmount }, ...above };
};

const inCents = (rate: ShippingRateDraft | undefined): string | null =>
  rate ? `${rate.price.centAmount}, free above ${rate.freeAbove?.centAmount ?? '-'}` : null;

/** Returns the difference if a method's rate for a country's zone is missing or not the configured one. */
export function shippingDifferences(
  store: ShippingFacts,
  method: ShippingMethod,
  zoneId: string,
): ShippingDifference[] {
  const wanted = expectedRate(method.key, store);
  if (!wanted) return [];
  const zone = { typeId: 'zone', id: zoneId } as const;
  const found = method.zoneRates.find((each) => each.zone.id === zoneId);
  const rate = found?.shippingRates.find(({ price }) => price.currencyCode === store.currencyCode);
  const old = rate && draftOf(rate);
  if (inCents(old) === inCents(wanted)) return [];
  const actions: ShippingMethodUpdateAction[] = [
    ...(found ? [] : [{ action: 'addZone', zone } as const]),
    ...(old ? [{ action: 'removeShippingRate', zone, shippingRate: old } as const] : []),
    { action: 'addShippingRate', zone, shippingRate: wanted },
  ];
  const what = `shipping.${method.key ?? ''}`;
  return [{ drift: { what, config: inCents(wanted), backend: inCents(old) }, actions }];
}
