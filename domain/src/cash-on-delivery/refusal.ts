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

export type CashOnDeliveryRefusal =
  'not-enabled' | 'over-price-limit' | 'too-many-items' | 'freight-not-allowed' | 'cart-size';

/**
 * The first reason this cart may not be paid on delivery, or undefined when it may.
 * Amounts in cents of the store's currency; `maximumItems` is the size limit of carts paid by cash or bank. (spec core §5)
 */
export function cashOnDeliveryRefusal(
  cart: PayableCart,
  limits: Omit<CashOnDelivery, 'feeCentAmount'>,
  maximumItems: number,
): CashOnDeliveryRefusal | undefined {
  if (!limits.enabled) return 'not-enabled';
  if (cart.itemCount < 1 || cart.itemCount > maximumItems) return 'cart-size';
  if (cart.grossCentAmount > limits.priceLimitCentAmount) return 'over-price-limit';
  if (limits.itemLimit !== null && cart.standardProductCount > limits.itemLimit) return 'too-many-items';
  if (cart.hasFreight && !limits.freightAllowed) return 'freight-not-allowed';
  return undefined;
}
