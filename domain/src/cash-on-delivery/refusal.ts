import type { PaymentRefusal } from '../payment-refusal/contract.js';
import type { CashOnDelivery } from './contract.js';

/** The facts about a cart that payment rules need. */
export interface PayableCart {
  /** Gross total with shipping, without the cash-on-delivery fee, in cents of the store's currency. */
  readonly grossCentAmount: number;
  /** Number of pieces of product type `standard_product`. */
  readonly standardProductCount: number;
  /** Number of pieces, without extra guarantees. */
  readonly itemCount: number;
  readonly hasFreight: boolean;
}

/**
 * Returns why a cart cannot be paid on delivery, or undefined if it can. `maximumItems` is the limit of carts paid by cash or
 * bank transfer. (spec core §5)
 */
export function cashOnDeliveryRefusal(
  cart: PayableCart,
  rules: Omit<CashOnDelivery, 'feeCentAmount'>,
  maximumItems: number,
): PaymentRefusal | undefined {
  const { enabled, priceLimitCentAmount, itemLimit, freightAllowed } = rules;
  if (!enabled) return { code: 'not-enabled' };
  if (cart.itemCount < 1 || cart.itemCount > maximumItems) return { code: 'cart-size', limit: maximumItems };
  if (cart.grossCentAmount > priceLimitCentAmount) return { code: 'over-price-limit', limit: priceLimitCentAmount };
  if (itemLimit !== null && cart.standardProductCount > itemLimit) return { code: 'too-many-items', limit: itemLimit };
  if (cart.hasFreight && !freightAllowed) return { code: 'freight-not-allowed' };
  return undefined;
}
