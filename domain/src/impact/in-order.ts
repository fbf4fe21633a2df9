import { IMPACT_AMOUNTS, IMPACT_OUTCOMES, type AmountChange, type OutcomeCount } from './contract.js';

/** Number of samples per outcome and amount. */
export const SAMPLES = 3;

/** Sorts outcomes and amounts in display order. */
export function inOrder(outcomes: readonly OutcomeCount[], amounts: readonly AmountChange[]) {
  return {
    outcomes: outcomes.toSorted(
      (one, other) => IMPACT_OUTCOMES.indexOf(one.outcome) - IMPACT_OUTCOMES.indexOf(other.outcome),
    ),
    amounts: amounts.toSorted(
      (one, other) =>
        IMPACT_AMOUNTS.indexOf(one.amount) - IMPACT_AMOUNTS.indexOf(other.amount) ||
        one.currencyCode.localeCompare(other.currencyCode),
    ),
  };
}
