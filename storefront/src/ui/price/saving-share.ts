import type { Price } from '@manifold/domain/catalogue/contract';

/** How much of the price a discount takes off, as a fraction of whole percents, rounded down: a saving is never overstated. 0 for none. */
export function savingShare({ value, discounted }: Price): number {
  if (!discounted || value.centAmount <= 0) return 0;
  const percent = Math.floor((100 * (value.centAmount - discounted.centAmount)) / value.centAmount);
  return Math.max(0, percent) / 100;
}
