import { divideHalfEven } from './round.js';

const RATE_SCALE = 1_000_000;

/**
 * Splits a gross amount of cents into net and tax: `net = round(gross / (1 + rate))`, `tax = gross - net`. The rate is
 * a fraction (0.2 for 20 %) with at most six decimals.
 */
export function netOfGross(grossCentAmount: number, rate: number): { net: number; tax: number } {
  const scaledRate = BigInt(Math.round(rate * RATE_SCALE));
  const scale = BigInt(RATE_SCALE);
  const net = Number(divideHalfEven(BigInt(grossCentAmount) * scale, scale + scaledRate));
  return { net, tax: grossCentAmount - net };
}
