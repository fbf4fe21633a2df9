import { everywhere, rowsOf } from './seed-row.js';

const row = rowsOf('street-number');

/** A street number holds a digit, but not in the three countries of the specification (shell §5). */
export const streetNumberRows = [
  row('default', everywhere, { mustContainDigit: true }),
  ...['CZ', 'PL', 'RO'].map((country) => row('country', country, { mustContainDigit: false })),
];
