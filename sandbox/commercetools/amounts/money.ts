import type { CentPrecisionMoney, RoundingMode, TypedMoney } from '@commercetools/platform-sdk';
import { divideRounded } from './rounding.js';

/** Currencies whose smallest unit is not a hundredth (ISO 4217; HUF has two digits there, and on the platform). */
const UNUSUAL_FRACTION_DIGITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
};

/** An amount beyond what a JSON number carries exactly; `recalculate` turns it into the error value MoneyOverflow. */
export class MoneyOverflow extends Error {}

/** Number of decimal places of a currency's smallest unit: 2 for EUR, CZK and HUF, 0 for JPY. */
export function fractionDigitsOf(currencyCode: string): number {
  return UNUSUAL_FRACTION_DIGITS[currencyCode] ?? 2;
}

/** Money of the platform from an amount in the currency's smallest unit; refuses amounts JSON cannot carry exactly. */
export function centPrecision(centAmount: number | bigint, currencyCode: string): CentPrecisionMoney {
  const amount = Number(centAmount);
  if (!Number.isSafeInteger(amount)) throw new MoneyOverflow(`${centAmount} ${currencyCode}`);
  return { type: 'centPrecision', currencyCode, centAmount: amount, fractionDigits: fractionDigitsOf(currencyCode) };
}

/** Cents of `quantity` pieces; a high-precision unit price is multiplied first and rounded once, half to even. */
export function timesQuantity(unit: TypedMoney, quantity: number): bigint {
  if (unit.type !== 'highPrecision') return BigInt(unit.centAmount) * BigInt(quantity);
  const scale = 10n ** BigInt(unit.fractionDigits - fractionDigitsOf(unit.currencyCode));
  return divideRounded(BigInt(unit.preciseAmount) * BigInt(quantity), scale);
}

/** `amount` reduced by a share in ten-thousandths, rounded once. 1000 permyriad of 999 leaves 899 (899.1). */
export function lessPermyriad(amount: bigint, permyriad: number, mode: RoundingMode): bigint {
  return divideRounded(amount * BigInt(10_000 - permyriad), 10_000n, mode);
}

/** Sum of amounts in cents. */
export function sum(amounts: Iterable<bigint>): bigint {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return total;
}

/** An amount from a draft in the form that resources carry. */
export const asCentPrecision = (draft: { currencyCode: string; centAmount: number }): CentPrecisionMoney => ({
  type: 'centPrecision',
  currencyCode: draft.currencyCode,
  centAmount: draft.centAmount,
  fractionDigits: fractionDigitsOf(draft.currencyCode),
});
