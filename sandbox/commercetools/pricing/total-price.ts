import type { CartDiscount, CentPrecisionMoney, DiscountOnTotalPrice, TaxedPrice } from '@commercetools/platform-sdk';
import { appliedTo } from './cart-discount.js';
import { discountedAmount } from './discount-value.js';
import { centPrecision } from '../amounts/money.js';
import { settingsOf } from './tax-items.js';
import { subtractShare } from './taxed-totals.js';
import type { CartState } from './types.js';

/** The totals of a cart; fields are absent if the platform omits them. */
export interface CartTotals {
  readonly totalPrice: CentPrecisionMoney;
  readonly discountOnTotalPrice?: DiscountOnTotalPrice;
  readonly taxedPrice?: TaxedPrice;
  readonly taxedShippingPrice?: TaxedPrice;
}

/** The undiscounted sums that the totals start from. */
export interface CartSums {
  /** Items plus the charge for shipping, in cents. */
  readonly total: bigint;
  readonly taxed?: TaxedPrice;
  readonly taxedShipping?: TaxedPrice;
}

/**
 * Platform rule `Cart.totalPrice`: the sum of all (custom) line item totals and of shipping, less the discounts on the
 * total price. These come last, after every discount on items and shipping, and take the same share off `taxedPrice`
 * and `taxedShippingPrice`.
 */
export function totalsOf(cart: CartState, sums: CartSums, discounts: readonly CartDiscount[]): CartTotals {
  const currency = cart.totalPrice.currencyCode;
  const { left, included } = reduce(sums.total, cart, discounts);
  const undiscounted = { taxedPrice: sums.taxed, taxedShippingPrice: sums.taxedShipping };
  if (included.length === 0) return { totalPrice: centPrecision(sums.total, currency), ...present(undiscounted) };
  const share = { amount: sums.total - left, total: sums.total };
  const { rounding } = settingsOf(cart);
  const taxedPrice = sums.taxed && subtractShare(sums.taxed, share, rounding);
  const taxedShippingPrice = sums.taxedShipping && subtractShare(sums.taxedShipping, share, rounding);
  return {
    totalPrice: centPrecision(left, currency),
    discountOnTotalPrice: {
      discountedAmount: centPrecision(share.amount, currency),
      includedDiscounts: included,
      ...(sums.taxed && taxedPrice && taxedReduction(sums.taxed, taxedPrice)),
    },
    ...present({ taxedPrice, taxedShippingPrice }),
  };
}

function reduce(
  total: bigint,
  cart: CartState,
  discounts: readonly CartDiscount[],
): { left: bigint; included: DiscountOnTotalPrice['includedDiscounts'] } {
  let left = total;
  const included: DiscountOnTotalPrice['includedDiscounts'] = [];
  for (const discount of discounts) {
    const after = discountedAmount(left, appliedTo(cart, discount));
    if (after === undefined) continue;
    included.push({
      discount: { typeId: 'cart-discount', id: discount.id },
      discountedAmount: centPrecision(left - after, cart.totalPrice.currencyCode),
    });
    left = after;
  }
  return { left, included };
}

function taxedReduction(before: TaxedPrice, after: TaxedPrice): Partial<DiscountOnTotalPrice> {
  const currency = before.totalNet.currencyCode;
  const net = before.totalNet.centAmount - after.totalNet.centAmount;
  const gross = before.totalGross.centAmount - after.totalGross.centAmount;
  return {
    discountedNetAmount: centPrecision(net, currency),
    discountedGrossAmount: centPrecision(gross, currency),
  };
}

function present(taxed: Pick<CartTotals, 'taxedPrice' | 'taxedShippingPrice'>): Partial<CartTotals> {
  return {
    ...(taxed.taxedPrice && { taxedPrice: taxed.taxedPrice }),
    ...(taxed.taxedShippingPrice && { taxedShippingPrice: taxed.taxedShippingPrice }),
  };
}
