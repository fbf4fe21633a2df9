import { cents, rowsOf } from './seed-row.js';

const row = rowsOf('cash-rounding');

/** The smallest coin in use. EUR: the cent, except in the countries below. */
const SMALLEST_COIN = {
  EUR: 0.01,
  GBP: 0.01,
  DKK: 0.5,
  SEK: 1,
  NOK: 1,
  CHF: 0.05,
  CZK: 1,
  PLN: 0.01,
  HUF: 5,
  RON: 0.01,
  BGN: 0.01,
};

/** Countries that round euros paid in cash to five cents, by law (BE, FI, IT, LT, SK) or by common practice (IE, NL). */
const ROUNDS_TO_FIVE_CENTS = ['BE', 'FI', 'IE', 'IT', 'LT', 'NL', 'SK'];

/** The coin to which an amount paid on delivery is rounded: by currency, and by country if only some countries of a currency round. */
export const cashRoundingRows = [
  ...Object.entries(SMALLEST_COIN).map(([currency, coin]) =>
    row('currency', currency, { stepCentAmount: cents(coin) }),
  ),
  ...ROUNDS_TO_FIVE_CENTS.map((country) => row('country', country, { stepCentAmount: cents(0.05) })),
];
