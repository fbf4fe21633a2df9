import { everywhere, rowsOf } from './seed-row.js';

/** Limits for shoppers (spec core §9, shell §9). */
export const shoppingLimitRows = [
  rowsOf('shopping-limits')('default', everywhere, {
    maximumQuantityPerProduct: 1000,
    maximumCashOrBankItems: 20,
    pageSizes: [12, 24, 36, 48],
    defaultPageSize: 24,
    searchMinimumLength: 3,
    searchMaximumLength: 100,
  }),
];
