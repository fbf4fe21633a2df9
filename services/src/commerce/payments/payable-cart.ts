import type { PayableCart } from '@manifold/domain/cash-on-delivery/refusal';
import { countedPieces } from '@manifold/domain/quantity/counted-pieces';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';

/** What the rules of payment need to know of a cart. */
export function payableCart(cart: Pick<CartRecord, 'lineItems' | 'totalPrice' | 'taxedPrice'>): PayableCart {
  const { lineItems } = cart;
  return {
    grossCentAmount: (cart.taxedPrice?.totalGross ?? cart.totalPrice).centAmount,
    ...countedPieces(lineItems),
    hasFreight: lineItems.some(({ isFreight }) => isFreight),
  };
}
