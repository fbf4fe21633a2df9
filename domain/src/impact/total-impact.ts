import type { AmountChange, OutcomeCount, TotalImpact } from './contract.js';
import { inOrder, SAMPLES } from './in-order.js';

const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Merges entries of the same kind: adds counts, keeps a few samples. */
function mergeCounts<Count extends OutcomeCount | AmountChange>(
  counts: readonly Count[],
  nameOf: (count: Count) => string,
): Count[] {
  const byName = new Map<string, Count>();
  for (const one of counts) {
    const known = byName.get(nameOf(one));
    if (!known) byName.set(nameOf(one), one);
    else byName.set(nameOf(one), { ...known, ...sums(known, one) });
  }
  return [...byName.values()];
}

function sums(one: OutcomeCount | AmountChange, other: OutcomeCount | AmountChange) {
  const counts = {
    carts: one.carts + other.carts,
    orders: one.orders + other.orders,
    samples: [...one.samples, ...other.samples].slice(0, SAMPLES),
  };
  if (!('amount' in one) || !('amount' in other)) return counts;
  return {
    ...counts,
    beforeCentAmount: one.beforeCentAmount + other.beforeCentAmount,
    afterCentAmount: one.afterCentAmount + other.afterCentAmount,
  };
}

/** Adds up the impact of several stores; amounts stay separate by currency. */
export function totalImpact(stores: readonly TotalImpact[]): TotalImpact {
  const outcomes = mergeCounts(
    stores.flatMap((store) => store.outcomes),
    ({ outcome }) => outcome,
  );
  const amounts = mergeCounts(
    stores.flatMap((store) => store.amounts),
    ({ amount, currencyCode }) => `${amount} ${currencyCode}`,
  );
  return {
    carts: sumOf(stores.map(({ carts }) => carts)),
    orders: sumOf(stores.map(({ orders }) => orders)),
    otherCurrency: sumOf(stores.map(({ otherCurrency }) => otherCurrency)),
    ...inOrder(outcomes, amounts),
  };
}
