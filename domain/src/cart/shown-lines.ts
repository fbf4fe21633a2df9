import { shownParts } from '../money/add-up.js';
import { sum, type Money } from '../money/money.js';

/** Returns the lines of a cart or an order with their totals as displayed. They add up to the displayed total of the goods. */
export function shownLines<Line extends { readonly totalPrice: Money }>(lines: readonly Line[]): Line[] {
  const exact = lines.map(({ totalPrice }) => totalPrice);
  const [first, ...others] = exact;
  const shown = first ? shownParts(exact, sum(first, ...others)) : [];
  return lines.map((line, index) => ({ ...line, totalPrice: shown[index] ?? line.totalPrice }));
}
