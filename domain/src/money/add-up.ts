import { shownFractionDigits } from './format.js';
import { money, sum, type Money } from './money.js';

/** Returns the smallest amount that is displayed for a currency, in stored units: 100 for HUF, 1 for EUR. */
const shownUnit = ({ currencyCode, fractionDigits }: Money): number =>
  10 ** Math.max(0, fractionDigits - shownFractionDigits(currencyCode));

/**
 * Returns an amount as it is displayed. Half a unit is rounded away from zero, as `Intl.NumberFormat` does; an amount of a
 * currency that is displayed with all its digits stays as it is.
 */
export function shownMoney(amount: Money): Money {
  const unit = shownUnit(amount);
  const size = Math.round(Math.abs(amount.centAmount) / unit) * unit;
  // `+ 0` turns -0 into 0.
  return { ...amount, centAmount: Math.sign(amount.centAmount) * size + 0 };
}

/** Returns the difference of two amounts. */
export const minus = (from: Money, { centAmount, currencyCode }: Money): Money =>
  sum(from, money(-centAmount, currencyCode));

function runningSums(parts: readonly Money[]): Money[] {
  const sums: Money[] = [];
  for (const part of parts) {
    const before = sums.at(-1);
    sums.push(before ? sum(before, part) : part);
  }
  return sums;
}

/**
 * Returns the parts of a total as they are displayed: each is the difference that it makes to the rounded running sum. So net
 * amount and tax add up to the displayed total, the tax is the total minus the net amount, and no part differs from its exact
 * amount by a whole unit, however many there are. Parts that do not add up before they are rounded are rounded one by one.
 */
export function shownParts(parts: readonly Money[], total: Money): Money[] {
  const rest = parts.reduce(minus, total);
  if (parts.length === 0 || rest.centAmount !== 0) return parts.map(shownMoney);
  const sums = runningSums(parts).map(shownMoney);
  return sums.map((reached, index) => {
    const before = sums[index - 1];
    return before ? minus(reached, before) : reached;
  });
}
