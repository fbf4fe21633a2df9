import { rowsOf } from './seed-row.js';

const row = rowsOf('tax-rate');

// Standard VAT rates of 2026, in percent.
const PERCENT = {
  AT: 20,
  BE: 21,
  BG: 20,
  CH: 8.1,
  GB: 20,
  CZ: 21,
  DE: 19,
  DK: 25,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  NL: 21,
  NO: 25,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
};

/** One standard rate per country. A new rate is an additional dated row. */
export const taxRateRows = Object.entries(PERCENT).map(([country, percent]) =>
  row('country', country, { standardRate: Math.round(percent * 10) / 1000 }),
);
