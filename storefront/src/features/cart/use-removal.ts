import type { LineItem } from '@manifold/domain/cart/contract';
import { useState } from 'react';
import { useShop } from '../../platform/shop/shop.js';
import { useCartProblem } from './use-cart-problem.js';

export interface Removal {
  /** The line that was removed last, while the removal can be undone. */
  readonly removed: LineItem | undefined;
  /** The ids of the lines whose removal the server has not answered yet. */
  readonly pending: readonly string[];
  readonly remove: (line: LineItem) => void;
  readonly undo: () => void;
}

/** Removes lines from the cart, and undoes the last removal. */
export function useRemoval(): Removal {
  const { cart } = useShop();
  const showProblem = useCartProblem();
  const [removed, setRemoved] = useState<LineItem>();
  const [pending, setPending] = useState<readonly string[]>([]);

  const remove = (line: LineItem) => {
    setRemoved(line);
    setPending((ids) => [...ids, line.id]);
    cart
      .send({ action: 'removeLineItem', lineItemId: line.id })
      .catch((reason: unknown) => {
        // Another line may have been removed since.
        setRemoved((last) => (last === line ? undefined : last));
        showProblem(reason);
      })
      .finally(() => setPending((ids) => ids.filter((id) => id !== line.id)));
  };
  const undo = () => {
    if (!removed) return;
    setRemoved(undefined);
    cart.send({ action: 'addLineItem', sku: removed.sku, quantity: removed.quantity }).catch(showProblem);
  };
  return { removed, pending, remove, undo };
}
