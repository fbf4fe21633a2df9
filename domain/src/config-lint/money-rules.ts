import type { LintRule } from './rule.js';
import { when } from './rule.js';

/** Range of the standard VAT rates in the European Union, Norway, Switzerland and the United Kingdom. */
const USUAL_TAX = { least: 0.05, most: 0.3 };

/** Denominations of coins in cents; 1 also means no rounding. */
const COINS: ReadonlySet<number> = new Set([1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000]);

/** Rules on fees, limits and thresholds that contradict each other. */
export const moneyRules: readonly LintRule[] = [
  {
    key: 'free-shipping-not-above-parcel',
    severity: 'warning',
    section: 'shipping-cost',
    check: ({ sections: { 'shipping-cost': cost, store } }) =>
      when(cost.freeShippingThresholdCentAmount <= cost.parcelFeeCentAmount, 'freeShippingThresholdCentAmount', {
        thresholdCentAmount: cost.freeShippingThresholdCentAmount,
        parcelCentAmount: cost.parcelFeeCentAmount,
        currencyCode: store.currencyCode,
      }),
  },
  {
    key: 'cash-limit-below-free-shipping',
    severity: 'warning',
    section: 'cash-on-delivery',
    check: ({ sections: { 'cash-on-delivery': cash, 'shipping-cost': cost, store } }) =>
      when(cash.enabled && cash.priceLimitCentAmount < cost.freeShippingThresholdCentAmount, 'priceLimitCentAmount', {
        limitCentAmount: cash.priceLimitCentAmount,
        thresholdCentAmount: cost.freeShippingThresholdCentAmount,
        currencyCode: store.currencyCode,
      }),
  },
  {
    key: 'cash-fee-above-limit',
    severity: 'error',
    section: 'cash-on-delivery',
    check: ({ sections: { 'cash-on-delivery': cash, store } }) =>
      when(cash.enabled && cash.feeCentAmount >= cash.priceLimitCentAmount, 'feeCentAmount', {
        feeCentAmount: cash.feeCentAmount,
        limitCentAmount: cash.priceLimitCentAmount,
        currencyCode: store.currencyCode,
      }),
  },
  {
    key: 'smallest-coin-unusual',
    severity: 'warning',
    section: 'cash-rounding',
    check: ({ sections: { 'cash-rounding': rounding, store } }) =>
      when(!COINS.has(rounding.stepCentAmount), 'stepCentAmount', {
        stepCentAmount: rounding.stepCentAmount,
        currencyCode: store.currencyCode,
      }),
  },
  {
    key: 'low-stock-pieces-not-descending',
    severity: 'warning',
    section: 'low-stock',
    check: ({ sections: { 'low-stock': bands } }) =>
      when(
        bands.piecesAtOrAboveHigh > bands.piecesBetween || bands.piecesBetween > bands.piecesBelowLow,
        'piecesBetween',
        { expensive: bands.piecesAtOrAboveHigh, between: bands.piecesBetween, cheap: bands.piecesBelowLow },
      ),
  },
  {
    key: 'tax-rate-unusual',
    severity: 'warning',
    section: 'tax-rate',
    check: ({ sections: { 'tax-rate': tax } }) =>
      when(tax.standardRate < USUAL_TAX.least || tax.standardRate > USUAL_TAX.most, 'standardRate', {
        percent: Math.round(tax.standardRate * 1000) / 10,
      }),
  },
];
