/**
 * An amount in the smallest unit of its currency, always an integer: 12.50 EUR is `{ centAmount: 1250, currencyCode:
 * 'EUR', fractionDigits: 2 }`.
 */
export interface Money {
  readonly centAmount: number;
  readonly currencyCode: string;
  /** Number of fraction digits in `centAmount`; 2 for every supported currency, including HUF. */
  readonly fractionDigits: number;
}

/** All supported currencies are stored with two fraction digits, however they are displayed. */
export const STORED_FRACTION_DIGITS = 2;

/** Creates an amount of cents in a currency. */
export function money(centAmount: number, currencyCode: string): Money {
  return { centAmount, currencyCode, fractionDigits: STORED_FRACTION_DIGITS };
}

/** Adds amounts of the same currency. Throws for different currencies, which is a programming error. */
export function sum(first: Money, ...others: Money[]): Money {
  const centAmount = others.reduce((total, other) => {
    if (other.currencyCode !== first.currencyCode) {
      throw new Error(`Cannot add ${other.currencyCode} to ${first.currencyCode}`);
    }
    return total + other.centAmount;
  }, first.centAmount);
  return { ...first, centAmount };
}
