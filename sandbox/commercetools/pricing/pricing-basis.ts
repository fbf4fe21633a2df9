import type { ProductDiscount } from '@commercetools/platform-sdk';
import { currentProductDiscounts } from './product-discount.js';
import type { CartState, PricingContext } from './types.js';

/** What one recalculation works on: the cart as it came, its context, and the product discounts of the moment. */
export interface PricingBasis {
  readonly cart: CartState;
  readonly context: PricingContext;
  /** Active and valid now, highest sort order first. */
  readonly productDiscounts: readonly ProductDiscount[];
}

/** The basis of a recalculation; sorts the product discounts once for all lines. */
export function pricingBasis(cart: CartState, context: PricingContext): PricingBasis {
  return { cart, context, productDiscounts: currentProductDiscounts(context.productDiscounts, context.now) };
}
