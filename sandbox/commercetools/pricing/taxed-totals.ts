import type { RoundingMode, TaxedItemPrice, TaxedPrice, TaxPortion } from '@commercetools/platform-sdk';
import { centPrecision } from '../amounts/money.js';
import { divideRounded } from '../amounts/rounding.js';
import { shareOut } from './share-out.js';

/**
 * Platform rule `TaxedPrice`: the sum of the taxed prices of all items and of shipping; portions with the same rate
 * and name are merged into one.
 */
export function sumTaxedPrices(prices: readonly TaxedItemPrice[], currency: string): TaxedPrice {
  const portions = new Map<string, TaxPortion>();
  let [net, gross] = [0n, 0n];
  for (const price of prices) {
    net += BigInt(price.totalNet.centAmount);
    gross += BigInt(price.totalGross.centAmount);
    for (const portion of price.taxPortions) {
      const key = `${portion.rate} ${portion.name ?? ''}`;
      const cents = BigInt(portions.get(key)?.amount.centAmount ?? 0) + BigInt(portion.amount.centAmount);
      portions.set(key, { ...portion, amount: centPrecision(cents, currency) });
    }
  }
  return taxedPrice({ net, gross }, [...portions.values()], currency);
}

/** The share of a discount on the total price: `amount` of `total`, both in cents. */
export interface Share {
  readonly amount: bigint;
  readonly total: bigint;
}

/**
 * Subtracts the share of a discount from a price. Platform rule `CartDiscountTotalPriceTarget`: net and gross are reduced by
 * the same percentage, and the remaining tax is divided among the portions, so that gross = net + Σ portions still holds.
 */
export function subtractShare(price: TaxedPrice, share: Share, rounding: RoundingMode): TaxedPrice {
  const currency = price.totalGross.currencyCode;
  const net = subtract(BigInt(price.totalNet.centAmount), share, rounding);
  const gross = subtract(BigInt(price.totalGross.centAmount), share, rounding);
  const pieces = price.taxPortions.map(({ amount }) => ({ quantity: 1, weight: BigInt(amount.centAmount) }));
  const shares = shareOut(gross - net, pieces);
  const portions = price.taxPortions.map((portion, index) => ({
    ...portion,
    amount: centPrecision(shares[index]?.[0]?.amount ?? 0n, currency),
  }));
  return taxedPrice({ net, gross }, portions, currency);
}

function subtract(amount: bigint, share: Share, rounding: RoundingMode): bigint {
  return amount - divideRounded(amount * share.amount, share.total, rounding);
}

function taxedPrice(
  { net, gross }: { readonly net: bigint; readonly gross: bigint },
  taxPortions: TaxPortion[],
  currency: string,
): TaxedPrice {
  return {
    totalNet: centPrecision(net, currency),
    totalGross: centPrecision(gross, currency),
    taxPortions,
    totalTax: centPrecision(gross - net, currency),
  };
}
