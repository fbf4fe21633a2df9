import { cents, everywhere, rowsOf } from './seed-row.js';

const row = rowsOf('low-stock');

// High and low boundary in whole units of the currency (spec core §9).
const BOUNDARIES = {
  EUR: [1000, 250],
  GBP: [870, 217.5],
  DKK: [7450, 1862.5],
  SEK: [11200, 2800],
  NOK: [11700, 2925],
  CHF: [980, 245],
  CZK: [23600, 5900],
  PLN: [4550, 1137.5],
  HUF: [375000, 93750],
  RON: [4940, 1235],
  BGN: [1950, 487.5],
} as const;

/** The price bands of low stock, and the stock that is low in each band. */
export const lowStockRows = [
  row('default', everywhere, { piecesAtOrAboveHigh: 3, piecesBetween: 5, piecesBelowLow: 10 }),
  ...Object.entries(BOUNDARIES).map(([currency, [high, low]]) =>
    row('currency', currency, { highBoundaryCentAmount: cents(high), lowBoundaryCentAmount: cents(low) }),
  ),
];
