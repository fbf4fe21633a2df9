import { cents, everywhere, rowsOf } from './seed-row.js';
import { shippingCostByCurrency } from './shipping-cost.js';

const row = rowsOf('cash-on-delivery');

// The highest gross total in the store's currency (spec core §9).
const PRICE_LIMIT = {
  SK: 2500,
  IE: 1500,
  DE: 1500,
  PT: 1000,
  IT: 999.99,
  FR: 1000,
  HU: 499999,
  CZ: 60000,
  AT: 1500,
  NO: 1500,
  NL: 1500,
  CH: 3500,
  BE: 3000,
  DK: 20000,
  SE: 3000,
  ES: 1000,
  GB: 2500,
  FI: 1500,
  PL: 6000,
  RO: 10000,
  LT: 4500,
  SI: 4500,
  BG: 8900,
  GR: 499,
  HR: 4500,
};

/** One standard product per cart; no limit elsewhere, where the specification writes 0. */
const ITEM_LIMIT_ONE = new Set(['SK', 'IT', 'HU', 'CZ', 'PL', 'RO', 'SI', 'GR', 'HR']);

/** Who may pay on delivery, and what it costs: the parcel fee of the currency, temporary values left out. */
export const cashOnDeliveryRows = [
  row('default', everywhere, { enabled: true, itemLimit: null, freightAllowed: false }),
  ...Object.entries(shippingCostByCurrency).map(([currency, [, parcelFee]]) =>
    row('currency', currency, { feeCentAmount: cents(parcelFee) }),
  ),
  ...Object.entries(PRICE_LIMIT).map(([country, limit]) =>
    row('country', country, {
      priceLimitCentAmount: cents(limit),
      ...(ITEM_LIMIT_ONE.has(country) ? { itemLimit: 1 } : {}),
    }),
  ),
];
