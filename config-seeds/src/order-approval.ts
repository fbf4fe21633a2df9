import { cents, everywhere, rowsOf } from './seed-row.js';

const row = rowsOf('order-approval');

/** About 500 euros in each currency. */
const FROM = {
  EUR: 500,
  GBP: 450,
  CHF: 500,
  BGN: 1000,
  CZK: 12_500,
  DKK: 3750,
  HUF: 200_000,
  NOK: 5750,
  PLN: 2150,
  RON: 2500,
  SEK: 5500,
};

/** The amount from which a second person approves a refund, capture or cancellation: always, if the currency has none. */
export const orderApprovalRows = [
  row('default', everywhere, { fromCentAmount: cents(0) }),
  ...Object.entries(FROM).map(([currency, amount]) => row('currency', currency, { fromCentAmount: cents(amount) })),
];
