/** An amount in the smallest unit of its currency: 12.50 EUR is `{ centAmount: 1250, currencyCode: 'EUR', fractionDigits: 2 }`. Never a float. */
export interface Money {
  readonly centAmount: number;
  readonly currencyCode: string;
  /** How many of the digits of `centAmount` are a fraction; 2 in every currency of ours, HUF too. */
  readonly fractionDigits: number;
}

/** Every currency of ours keeps two fraction digits in its data, whatever it shows. */
export const STORED_FRACTION_DIGITS = 2;

/** An amount of cents in a currency. */
export function money(centAmount: number, currencyCode: string): Money {
  return { centAmount, currencyCode, fractionDigits: STORED_FRACTION_DIGITS };
}

/** The sum of amounts of one currency; refuses to add two currencies, which is a programming error. */
export function sum(first: Money, ...others: Money[]): Money {
  const centAmount = others.reduce((total, other) => {
    if (other.currencyCode !== first.currencyCode) {
      throw new Error(`Cannot add ${other.currencyCode} to ${first.currencyCode}`);
    }
    return total + other.centAmount;
  }, first.centAmount);
  return { ...first, centAmount };
}
