import type { LineItem } from '@manifold/domain/cart/contract';
import { useState } from 'react';
import { useShop } from '../../platform/shop/shop.js';
import { useCartProblem } from './use-cart-problem.js';

export interface Removal {
  /** The line that was removed last, while the removal can be undone. */
  readonly removed: LineItem | undefined;
  readonly remove: (line: LineItem) => void;
  readonly undo: () => void;
}

/** Removes lines from the cart, and undoes the last removal. */
export function useRemoval(): Removal {
  const { cart } = useShop();
  const showProblem = useCartProblem();
  const [removed, setRemoved] = useState<LineItem>();

  const remove = (line: LineItem) => {
    setRemoved(line);
    cart.send({ action: 'removeLineItem', lineItemId: line.id }).catch((reason: unknown) => {
      setRemoved(undefined);
      showProblem(reason);
    });
  };
  const undo = () => {
    if (!removed) return;
    setRemoved(undefined);
    cart.send({ action: 'addLineItem', sku: removed.sku, quantity: removed.quantity }).catch(showProblem);
  };
  return { removed, remove, undo };
}
