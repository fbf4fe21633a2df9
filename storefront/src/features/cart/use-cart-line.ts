import type { LineItem } from '@manifold/domain/cart/contract';
import { isVirtualSku, type QuantityLimit } from '@manifold/domain/quantity/allowed-quantity';
import { useRef, useState } from 'react';
import { useShop } from '../../platform/shop/shop.js';
import { useStock } from '../../platform/stock/use-stock.js';
import { useCartProblem } from './use-cart-problem.js';

export interface CartLineControl {
  /** The requested quantity; the server's quantity as soon as it has answered. */
  readonly quantity: number;
  readonly isPending: boolean;
  readonly stock: number;
  /** The limit that the last requested quantity met. */
  readonly limit: QuantityLimit | undefined;
  readonly change: (quantity: number) => void;
  readonly showLimit: (limit: QuantityLimit) => void;
}

/** Controls one line of the cart: shows a requested quantity at once, then the server's answer. */
export function useCartLine({ id, sku, quantity }: LineItem): CartLineControl {
  const { cart } = useShop();
  const showProblem = useCartProblem();
  const available = useStock(sku);
  const [requested, setRequested] = useState<number>();
  const [limit, setLimit] = useState<QuantityLimit>();
  const pendingChanges = useRef(0);

  const change = (next: number) => {
    setRequested(next);
    if (next < quantity) setLimit(undefined);
    pendingChanges.current += 1;
    cart
      .send({ action: 'changeLineItemQuantity', lineItemId: id, quantity: next })
      .catch(showProblem)
      .finally(() => {
        pendingChanges.current -= 1;
        if (pendingChanges.current === 0) setRequested(undefined);
      });
  };
  return {
    quantity: requested ?? quantity,
    isPending: requested !== undefined && requested !== quantity,
    stock: isVirtualSku(sku) ? Number.POSITIVE_INFINITY : (available ?? Number.POSITIVE_INFINITY),
    limit,
    change,
    showLimit: setLimit,
  };
}
