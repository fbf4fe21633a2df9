import { everywhere, rowsOf } from './seed-row.js';

const row = rowsOf('consumer-rights');

/** Years of guarantee in countries whose law gives more than the two of Directive (EU) 2019/771. */
const LONGER_GUARANTEE = { ES: 3, NO: 5, PT: 3, SE: 3 } as const;

/** Fourteen days to return (Directive 2011/83/EU; promised in CH too) and two years of guarantee, or more by a country's law. */
export const consumerRightsRows = [
  row('default', everywhere, { returnDays: 14, guaranteeYears: 2 }),
  ...Object.entries(LONGER_GUARANTEE).map(([country, guaranteeYears]) => row('country', country, { guaranteeYears })),
];
