import { currencyCodes, type CurrencyCode } from './price-point.js';

/** About forty euros, as a round amount in each currency. */
// prettier-ignore
const aboutForty: Readonly<Record<CurrencyCode, number>> = {
  EUR: 40, CHF: 40, GBP: 35, USD: 45, CZK: 950, DKK: 300, SEK: 450, NOK: 470, HUF: 15_000, PLN: 180, RON: 200, BGN: 80,
};

/** About forty euros, `times` over, in cents of every currency. */
export const fortyEuros = (
  times = 1,
): readonly { readonly currencyCode: CurrencyCode; readonly centAmount: number }[] =>
  currencyCodes.map((currencyCode) => ({ currencyCode, centAmount: aboutForty[currencyCode] * times * 100 }));
