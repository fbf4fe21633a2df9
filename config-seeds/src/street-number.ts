import { everywhere, rowsOf } from './seed-row.js';

const row = rowsOf('street-number');

/** A street number must contain a digit, except in three countries (spec shell §5). */
export const streetNumberRows = [
  row('default', everywhere, { mustContainDigit: true }),
  ...['CZ', 'PL', 'RO'].map((country) => row('country', country, { mustContainDigit: false })),
];
