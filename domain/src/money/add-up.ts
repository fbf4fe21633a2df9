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

/**
 * Returns the parts of a total as they are displayed: each rounded, but for the last, which is what the displayed total
 * leaves. So net amount and tax add up to the total, and the tax is the total minus the net amount. Parts that do not add up
 * before they are rounded are only rounded.
 */
export function shownParts(parts: readonly Money[], total: Money): Money[] {
  const rest = parts.reduce(minus, total);
  if (parts.length === 0 || rest.centAmount !== 0) return parts.map(shownMoney);
  const others = parts.slice(0, -1).map(shownMoney);
  return [...others, others.reduce(minus, shownMoney(total))];
}
