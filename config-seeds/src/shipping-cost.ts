import { midnightIn } from './midnight.js';
import { cents, dated, rowsOf, type Validity } from './seed-row.js';

const row = rowsOf('shipping-cost');

// Threshold of free shipping, parcel fee and freight fee, in whole units of the currency (spec core §9).
export const shippingCostByCurrency = {
  EUR: [59, 1.95, 9.95],
  GBP: [52, 1.95, 9.95],
  DKK: [439, 15, 74],
  SEK: [659, 22, 111],
  NOK: [689, 23, 116],
  CHF: [59, 1.95, 9.95],
  CZK: [1399, 46, 235],
  PLN: [269, 9, 45],
  HUF: [22099, 730, 3731],
  RON: [289, 10, 49],
  BGN: [115, 3.95, 19.95],
} as const;

/** The specification gives no end date for these temporary amounts: they end a year after the first publish, at midnight in both countries. */
const TEMPORARY: Validity = {
  validFrom: midnightIn('Europe/Paris', '2026-01-01'),
  validTo: midnightIn('Europe/Paris', '2027-11-20'),
};

const TEMPORARY_BY_COUNTRY = {
  FR: [59, 6.95, 39.95],
  HU: [22099, 1481, 7481],
} as const;

const value = ([threshold, parcel, freight]: readonly [number, number, number]) => ({
  freeShippingThresholdCentAmount: cents(threshold),
  parcelFeeCentAmount: cents(parcel),
  freightFeeCentAmount: cents(freight),
});

/** Shipping costs by currency, and temporarily by country in France and Hungary. */
export const shippingCostRows = [
  ...Object.entries(shippingCostByCurrency).map(([currency, amounts]) => row('currency', currency, value(amounts))),
  ...Object.entries(TEMPORARY_BY_COUNTRY).map(([country, amounts]) =>
    dated(row('country', country, value(amounts)), TEMPORARY),
  ),
];
