import type { RoundingMode } from '@commercetools/platform-sdk';

/** An exact fraction; `denominator` is always positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * Returns `numerator / denominator` rounded to an integer, with integer arithmetic only. HalfEven is the platform's
 * default for prices and taxes; HalfUp rounds an exact half away from zero and HalfDown towards zero.
 * `denominator` must be positive.
 */
export function divideRounded(numerator: bigint, denominator: bigint, mode: RoundingMode = 'HalfEven'): bigint {
  const negative = numerator < 0n;
  const magnitude = negative ? -numerator : numerator;
  const quotient = magnitude / denominator;
  const twiceRest = (magnitude % denominator) * 2n;
  const rounded =
    twiceRest > denominator || (twiceRest === denominator && roundsHalfOutwards(quotient, mode))
      ? quotient + 1n
      : quotient;
  return negative ? -rounded : rounded;
}

function roundsHalfOutwards(quotient: bigint, mode: RoundingMode): boolean {
  if (mode === 'HalfUp') return true;
  if (mode === 'HalfDown') return false;
  return quotient % 2n === 1n;
}

/**
 * Returns the exact fraction of a JSON number such as a tax rate. A rate is sent as a float (0.081, 0.255) whose shortest
 * decimal notation is what the merchant typed, so that notation is parsed digit by digit, without float arithmetic.
 */
export function exactFraction(value: number): Fraction {
  const [mantissa = '0', exponent = '0'] = value.toString().split('e');
  const [whole = '0', decimals = ''] = mantissa.split('.');
  const shift = Number(exponent) - decimals.length;
  const digits = BigInt(whole + decimals);
  return shift >= 0
    ? { numerator: digits * 10n ** BigInt(shift), denominator: 1n }
    : { numerator: digits, denominator: 10n ** BigInt(-shift) };
}
