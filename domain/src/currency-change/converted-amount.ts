import { divideHalfEven } from '../money/round.js';
import type { RoundingRule } from './contract.js';

/** Rates have at most six decimals. */
const MICRO = 1_000_000;
const CENTS = 100;

/**
 * Converts cents of the old currency and rounds to the nearest amount that the rule allows. `rate` is the amount of the
 * old currency per unit of the new one. Amounts above zero stay above zero.
 */
export function convertedAmount(centAmount: number, rate: number, rule: RoundingRule): number {
  if (centAmount === 0) return 0;
  const amount = BigInt(centAmount) * BigInt(MICRO);
  const micros = BigInt(Math.round(rate * MICRO));
  const cents = Math.round(Number(rule) * CENTS);
  const isEnding = rule.startsWith('.');
  const step = isEnding ? CENTS : cents;
  const ending = isEnding ? cents : 0;
  const steps = Number(divideHalfEven(amount - BigInt(ending) * micros, micros * BigInt(step)));
  return isEnding ? Math.max(0, steps) * step + ending : Math.max(1, steps) * step;
}
