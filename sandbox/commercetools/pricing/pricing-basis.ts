import type { ProductDiscount } from '@commercetools/platform-sdk';
import { currentProductDiscounts } from './product-discount.js';
import type { CartState, PricingContext } from './types.js';

/** The input of one recalculation: the cart, its context, and the active product discounts. */
export interface PricingBasis {
  readonly cart: CartState;
  readonly context: PricingContext;
  /** Active and valid now, highest sort order first. */
  readonly productDiscounts: readonly ProductDiscount[];
}

/** Returns the input of a recalculation; sorts the product discounts once for all lines. */
export function pricingBasis(cart: CartState, context: PricingContext): PricingBasis {
  return { cart, context, productDiscounts: currentProductDiscounts(context.productDiscounts, context.now) };
}
