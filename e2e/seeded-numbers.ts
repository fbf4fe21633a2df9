import { cashOnDeliveryRows } from '@manifold/config-seeds/cash-on-delivery';
import { cashRoundingRows } from '@manifold/config-seeds/cash-rounding';
import { shippingCostRows } from '@manifold/config-seeds/shipping-cost';
import { taxRateRows } from '@manifold/config-seeds/tax-rate';
import { seedOf } from './shop.js';

type Rows = readonly { readonly layer: string; readonly key: string; readonly value: unknown }[];

/** Returns a number of the seeds for a country: its own, otherwise that of its currency. */
function numberFor(rows: Rows, countryCode: string, field: string): number {
  const { currencyCode } = seedOf(countryCode);
  const values = ['country', 'currency'].flatMap((layer) =>
    rows
      .filter((row) => row.layer === layer && row.key === (layer === 'country' ? countryCode : currencyCode))
      .map(({ value }) => (value as Record<string, unknown>)[field])
      .filter((value) => typeof value === 'number'),
  );
  const [first] = values;
  if (first === undefined) throw new Error(`The seeds say no ${field} for ${countryCode}`);
  return first;
}

/** Returns the fee for cash on delivery, in cents. */
export function cashOnDeliveryFee(countryCode: string): number {
  return numberFor(cashOnDeliveryRows, countryCode, 'feeCentAmount');
}

/** Returns the amount that cash rounding adds to a sum with fee, in cents. */
export function cashRounding(countryCode: string, sum: number): number {
  const coin = numberFor(cashRoundingRows, countryCode, 'stepCentAmount');
  return Math.round(sum / coin) * coin - sum;
}

/** Returns the price limit of cash on delivery, in cents. */
export function cashOnDeliveryLimit(countryCode: string): number {
  return numberFor(cashOnDeliveryRows, countryCode, 'priceLimitCentAmount');
}

/** Returns the shipping cost of a cart: 0 from the threshold on, otherwise the fee of parcel or freight. */
export function shippingCost(countryCode: string, subtotal: number, isFreight: boolean): number {
  if (subtotal >= numberFor(shippingCostRows, countryCode, 'freeShippingThresholdCentAmount')) return 0;
  return numberFor(shippingCostRows, countryCode, isFreight ? 'freightFeeCentAmount' : 'parcelFeeCentAmount');
}

/** Returns an amount as a page shows it, in cents: forints have no fraction digits. */
export function shownAmount(countryCode: string, amount: number): number {
  const smallest = seedOf(countryCode).currencyCode === 'HUF' ? 100 : 1;
  return Math.round(amount / smallest) * smallest;
}

/** Returns the tax that a gross amount includes, in cents, rounded half to even. */
export function taxIn(countryCode: string, gross: number): number {
  const rate = numberFor(taxRateRows, countryCode, 'standardRate');
  // Thousandths of a percent, so that no sum is a fraction that binary numbers cannot hold.
  const share = BigInt(Math.round(rate * 100_000));
  const [dividend, divisor] = [BigInt(gross) * share, 100_000n + share];
  const [whole, rest] = [dividend / divisor, (dividend % divisor) * 2n];
  const isUp = rest > divisor || (rest === divisor && whole % 2n === 1n);
  return Number(isUp ? whole + 1n : whole);
}
