import type { CashRounding } from './contract.js';

/**
 * Returns what rounding adds to an amount paid in cash, in cents: negative if it is rounded down, 0 if coins can pay it
 * exactly. Half a step is rounded away from zero.
 */
export function cashRounding(centAmount: number, { stepCentAmount }: CashRounding): number {
  const size = Math.abs(centAmount);
  const below = size % stepCentAmount;
  const added = below * 2 >= stepCentAmount ? stepCentAmount - below : -below;
  // `+ 0`: an amount below zero that needs no rounding gives 0, not -0.
  return below === 0 ? 0 : Math.sign(centAmount) * added + 0;
}
