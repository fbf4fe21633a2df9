import type { CashRounding } from './contract.js';

/**
 * Returns the amount that rounding adds to a cash payment, in cents: negative if it is rounded down, 0 if coins can pay
 * it exactly. Half a step is rounded away from zero.
 */
export function cashRounding(centAmount: number, { stepCentAmount }: CashRounding): number {
  const size = Math.abs(centAmount);
  const below = size % stepCentAmount;
  const added = below * 2 >= stepCentAmount ? stepCentAmount - below : -below;
  // `+ 0` turns -0 into 0.
  return below === 0 ? 0 : Math.sign(centAmount) * added + 0;
}
