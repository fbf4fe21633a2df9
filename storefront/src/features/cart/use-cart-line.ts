import type { LineItem } from '@manifold/domain/cart/contract';
import { isVirtualSku, type QuantityLimit } from '@manifold/domain/quantity/allowed-quantity';
import { useRef, useState } from 'react';
import { useShop } from '../../platform/shop/shop.js';
import { useStock } from '../../platform/stock/use-stock.js';
import { useCartProblem } from './use-cart-problem.js';

export interface CartLineControl {
  /** What the shopper asked for; the server's quantity again as soon as it has answered. */
  readonly quantity: number;
  readonly isWaiting: boolean;
  readonly stock: number;
  /** The limit that the last wish met. */
  readonly limit: QuantityLimit | undefined;
  readonly change: (quantity: number) => void;
  readonly tellLimit: (limit: QuantityLimit) => void;
}

/** One line of the cart: shows a wish at once and the server's answer after it. */
export function useCartLine({ id, sku, quantity }: LineItem): CartLineControl {
  const { cart } = useShop();
  const problem = useCartProblem();
  const known = useStock(sku);
  const [wanted, setWanted] = useState<number>();
  const [limit, setLimit] = useState<QuantityLimit>();
  const waiting = useRef(0);

  const change = (next: number) => {
    setWanted(next);
    if (next < quantity) setLimit(undefined);
    waiting.current += 1;
    cart
      .send({ action: 'changeLineItemQuantity', lineItemId: id, quantity: next })
      .catch(problem)
      .finally(() => {
        waiting.current -= 1;
        if (waiting.current === 0) setWanted(undefined);
      });
  };
  return {
    quantity: wanted ?? quantity,
    isWaiting: wanted !== undefined && wanted !== quantity,
    stock: isVirtualSku(sku) ? Number.POSITIVE_INFINITY : (known ?? Number.POSITIVE_INFINITY),
    limit,
    change,
    tellLimit: setLimit,
  };
}
