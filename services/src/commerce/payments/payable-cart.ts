import type { PayableCart } from '@manifold/domain/cash-on-delivery/refusal';
import type { LineItemRecord, CartRecord } from '../../integrations/commercetools/ports/cart-records.js';

const STANDARD_PRODUCT = 'standard_product';
const EXTRA_GUARANTEE = 'extra_guarantee';

const pieces = (lines: readonly LineItemRecord[]): number => lines.reduce((count, { quantity }) => count + quantity, 0);

/** What the rules of payment need to know of a cart. */
export function payableCart(cart: Pick<CartRecord, 'lineItems' | 'totalPrice' | 'taxedPrice'>): PayableCart {
  const { lineItems } = cart;
  return {
    grossCentAmount: (cart.taxedPrice?.totalGross ?? cart.totalPrice).centAmount,
    standardProductCount: pieces(lineItems.filter(({ productTypeKey }) => productTypeKey === STANDARD_PRODUCT)),
    itemCount: pieces(lineItems.filter(({ productTypeKey }) => productTypeKey !== EXTRA_GUARANTEE)),
    hasFreight: lineItems.some(({ isFreight }) => isFreight),
  };
}
