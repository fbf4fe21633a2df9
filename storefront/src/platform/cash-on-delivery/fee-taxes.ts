import type { Cart } from '@manifold/domain/cart/contract';
import { sum } from '@manifold/domain/money/money';
import type { TaxLine } from '@manifold/domain/order/order-totals';
import type { PaymentOffer } from '@manifold/domain/payment-methods/contract';

type TaxPortion = NonNullable<Cart['taxedPrice']>['taxPortions'][number];

/** Returns the taxes of a cart with the fee's tax added to the portion of the same rate, or as a portion of its own if no product has that rate. */
export function taxesWithFee(portions: readonly TaxPortion[], fee: PaymentOffer['fee']): TaxLine[] {
  if (!fee) return [...portions];
  if (portions.some(({ rate }) => rate === fee.rate)) {
    return portions.map(({ rate, amount }) => ({ rate, amount: rate === fee.rate ? sum(amount, fee.tax) : amount }));
  }
  return fee.tax.centAmount > 0 ? [...portions, { rate: fee.rate, amount: fee.tax }] : [...portions];
}
