/**
 * Divides integers and rounds half to even, without loss of precision (spec core §9; the platform's default rounding).
 * The denominator must be positive.
 */
export function divideHalfEven(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  const remainder = numerator % denominator;
  const twice = 2n * (remainder < 0n ? -remainder : remainder);
  const away = numerator < 0n ? -1n : 1n;
  if (twice > denominator) return quotient + away;
  if (twice < denominator) return quotient;
  return quotient % 2n === 0n ? quotient : quotient + away;
}
