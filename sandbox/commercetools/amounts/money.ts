import type { CentPrecisionMoney, RoundingMode, TypedMoney } from '@commercetools/platform-sdk';
import { divideRounded } from './rounding.js';

/** Currencies whose smallest unit is not a hundredth (ISO 4217; HUF has two digits there, and on the platform). */
const UNUSUAL_FRACTION_DIGITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
};

/** Thrown for an amount that a JSON number cannot represent exactly; `recalculate` returns it as the error MoneyOverflow. */
export class MoneyOverflow extends Error {}

/** Returns the number of decimal places of a currency's smallest unit: 2 for EUR, CZK and HUF, 0 for JPY. */
export function fractionDigitsOf(currencyCode: string): number {
  return UNUSUAL_FRACTION_DIGITS[currencyCode] ?? 2;
}

/** Returns an amount in the currency's smallest unit as money. Throws MoneyOverflow if JSON cannot represent it exactly. */
export function centPrecision(centAmount: number | bigint, currencyCode: string): CentPrecisionMoney {
  const amount = Number(centAmount);
  if (!Number.isSafeInteger(amount)) throw new MoneyOverflow(`${centAmount} ${currencyCode}`);
  return { type: 'centPrecision', currencyCode, centAmount: amount, fractionDigits: fractionDigitsOf(currencyCode) };
}

/** Returns the cents of `quantity` pieces; a high-precision unit price is multiplied first and rounded once, half to even. */
export function timesQuantity(unit: TypedMoney, quantity: number): bigint {
  if (unit.type !== 'highPrecision') return BigInt(unit.centAmount) * BigInt(quantity);
  const scale = 10n ** BigInt(unit.fractionDigits - fractionDigitsOf(unit.currencyCode));
  return divideRounded(BigInt(unit.preciseAmount) * BigInt(quantity), scale);
}

/** Returns `amount` reduced by a share in ten-thousandths, rounded once: 1000 permyriad of 999 leaves 899 (899.1). */
export function lessPermyriad(amount: bigint, permyriad: number, mode: RoundingMode): bigint {
  return divideRounded(amount * BigInt(10_000 - permyriad), 10_000n, mode);
}

/** Returns the sum of amounts in cents. */
export function sum(amounts: Iterable<bigint>): bigint {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return total;
}

/** Returns an amount of a draft as resources store it. */
export const asCentPrecision = (draft: { currencyCode: string; centAmount: number }): CentPrecisionMoney => ({
  type: 'centPrecision',
  currencyCode: draft.currencyCode,
  centAmount: draft.centAmount,
  fractionDigits: fractionDigitsOf(draft.currencyCode),
});
