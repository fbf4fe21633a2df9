import { everywhere, rowsOf } from './seed-row.js';

/** The flags that the commerce backend's stores have too (spec shell §3.6). */
export const storeFlagRows = [
  rowsOf('store-flags')('default', everywhere, {
    saleOfAdditionalGuarantee: true,
    vatValidation: true,
    changeTaxRate: true,
    googleAutocomplete: false,
    trustpilotInHeader: false,
    complementaryProducts: true,
    googleReviews: false,
    cashOnDeliveryFeeTitle: null,
  }),
];
