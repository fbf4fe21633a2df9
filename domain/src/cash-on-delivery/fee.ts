import { netOfGross } from '../money/round.js';

/** The part of a cart's gross total taxed at one rate. `rate` is a fraction: 0.2 for 20 %. */
export interface TaxShare {
  readonly rate: number;
  readonly taxCentAmount: number;
}

/** The fee split into net and tax, in cents. */
export interface FeeSplit {
  readonly gross: number;
  readonly net: number;
  readonly tax: number;
  readonly rate: number;
}

/**
 * Splits the fee into net and tax at the rate of the cart's largest tax portion; without a portion it has no tax. (spec
 * core §9)
 */
export function splitCashOnDeliveryFee(feeCentAmount: number, portions: readonly TaxShare[]): FeeSplit {
  const largest = portions.reduce<TaxShare | undefined>(
    (best, portion) => (!best || portion.taxCentAmount > best.taxCentAmount ? portion : best),
    undefined,
  );
  const rate = largest?.rate ?? 0;
  return { gross: feeCentAmount, ...netOfGross(feeCentAmount, rate), rate };
}
