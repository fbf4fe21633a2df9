import { cashOnDeliveryRows } from '@manifold/config-seeds/cash-on-delivery';
import { cashRoundingRows } from '@manifold/config-seeds/cash-rounding';
import { shippingCostRows } from '@manifold/config-seeds/shipping-cost';
import { seedOf } from './shop.js';

type Rows = readonly { readonly layer: string; readonly key: string; readonly value: unknown }[];

/** A number of the seeds as it holds for a country: its own, else its currency's. */
function numberFor(rows: Rows, countryCode: string, field: string): number {
  const { currencyCode } = seedOf(countryCode);
  const said = ['country', 'currency'].flatMap((layer) =>
    rows
      .filter((row) => row.layer === layer && row.key === (layer === 'country' ? countryCode : currencyCode))
      .map(({ value }) => (value as Record<string, unknown>)[field])
      .filter((value) => typeof value === 'number'),
  );
  const [first] = said;
  if (first === undefined) throw new Error(`The seeds say no ${field} for ${countryCode}`);
  return first;
}

/** The fee for paying on delivery, in cents. */
export function cashOnDeliveryFee(countryCode: string): number {
  return numberFor(cashOnDeliveryRows, countryCode, 'feeCentAmount');
}

/** What rounding to coins adds to a sum that is paid on delivery, fee included, in cents. */
export function cashRounding(countryCode: string, sum: number): number {
  const coin = numberFor(cashRoundingRows, countryCode, 'stepCentAmount');
  return Math.round(sum / coin) * coin - sum;
}

/** Up to which total one may pay on delivery, in cents. */
export function cashOnDeliveryLimit(countryCode: string): number {
  return numberFor(cashOnDeliveryRows, countryCode, 'priceLimitCentAmount');
}

/** What sending a cart costs: nothing from the threshold on, else the fee of a parcel or of freight. */
export function shippingCost(countryCode: string, subtotal: number, isFreight: boolean): number {
  if (subtotal >= numberFor(shippingCostRows, countryCode, 'freeShippingThresholdCentAmount')) return 0;
  return numberFor(shippingCostRows, countryCode, isFreight ? 'freightFeeCentAmount' : 'parcelFeeCentAmount');
}
