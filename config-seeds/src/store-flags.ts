import { everywhere, rowsOf } from './seed-row.js';

/** The switches that the commerce backend's stores carry as well (spec shell §3.6). */
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
