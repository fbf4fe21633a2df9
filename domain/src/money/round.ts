/**
 * Divides integers and rounds half to even, without loss of precision (spec core §9; the platform's default rounding).
 * The denominator must be positive.
 */
export function divideHalfEven(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  const remainder = numerator % denominator;
  const twice = 2n * (remainder < 0n ? -remainder : remainder);
  const direction = numerator < 0n ? -1n : 1n;
  if (twice > denominator) return quotient + direction;
  if (twice < denominator) return quotient;
  return quotient % 2n === 0n ? quotient : quotient + direction;
}

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
