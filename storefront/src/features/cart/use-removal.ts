import type { LineItem } from '@manifold/domain/cart/contract';
import { useState } from 'react';
import { useShop } from '../../platform/shop/shop.js';
import { useCartProblem } from './use-cart-problem.js';

export interface Removal {
  /** The line that was taken out last, while it can be put back. */
  readonly removed: LineItem | undefined;
  readonly remove: (line: LineItem) => void;
  readonly undo: () => void;
}

/** Takes lines out of the cart, and the last one back in. */
export function useRemoval(): Removal {
  const { cart } = useShop();
  const problem = useCartProblem();
  const [removed, setRemoved] = useState<LineItem>();

  const remove = (line: LineItem) => {
    setRemoved(line);
    cart.send({ action: 'removeLineItem', lineItemId: line.id }).catch((reason: unknown) => {
      setRemoved(undefined);
      problem(reason);
    });
  };
  const undo = () => {
    if (!removed) return;
    setRemoved(undefined);
    cart.send({ action: 'addLineItem', sku: removed.sku, quantity: removed.quantity }).catch(problem);
  };
  return { removed, remove, undo };
}
