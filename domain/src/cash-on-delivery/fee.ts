import { netOfGross } from '../money/net-of-gross.js';

/** One rate's share of a cart's gross total. `rate` is a fraction: 0.2 for 20 %. */
export interface TaxShare {
  readonly rate: number;
  readonly taxCentAmount: number;
}

/** The fee in its parts, in cents. */
export interface FeeSplit {
  readonly gross: number;
  readonly net: number;
  readonly tax: number;
  readonly rate: number;
}

/** Splits the fee into net and tax at the rate of the cart's largest tax portion; with no portion it carries no tax. (spec core §9) */
export function splitCashOnDeliveryFee(feeCentAmount: number, portions: readonly TaxShare[]): FeeSplit {
  const largest = portions.reduce<TaxShare | undefined>(
    (best, portion) => (!best || portion.taxCentAmount > best.taxCentAmount ? portion : best),
    undefined,
  );
  const rate = largest?.rate ?? 0;
  return { gross: feeCentAmount, ...netOfGross(feeCentAmount, rate), rate };
}
