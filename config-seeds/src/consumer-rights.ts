import { everywhere, rowsOf } from './seed-row.js';

const row = rowsOf('consumer-rights');

/** Years for which a seller answers for faults, where the law gives more than the two of Directive (EU) 2019/771. */
const LONGER_GUARANTEE = { ES: 3, NO: 5, PT: 3, SE: 3 } as const;

/** Fourteen days to return (Directive 2011/83/EU; promised in CH too) and two years of guarantee, or as many as the country's law gives. */
export const consumerRightsRows = [
  row('default', everywhere, { returnDays: 14, guaranteeYears: 2 }),
  ...Object.entries(LONGER_GUARANTEE).map(([country, guaranteeYears]) => row('country', country, { guaranteeYears })),
];
