import type { CartAction } from '@manifold/domain/cart/contract';

/** Folds an action into one that waits already, when both speak of the same thing; undefined when they do not. */
function mergeActions(waiting: CartAction, next: CartAction): CartAction | undefined {
  if (waiting.action === 'addLineItem' && next.action === 'addLineItem' && waiting.sku === next.sku) {
    return { ...waiting, quantity: waiting.quantity + next.quantity };
  }
  if (
    waiting.action === 'changeLineItemQuantity' &&
    next.action === 'changeLineItemQuantity' &&
    waiting.lineItemId === next.lineItemId
  ) {
    return next;
  }
  return undefined;
}

/** The same change in fewer actions: two additions of a product are one, of two quantities for a line the last one holds. */
export function compactActions(actions: readonly CartAction[]): CartAction[] {
  const compact: CartAction[] = [];
  for (const action of actions) {
    const index = compact.findIndex((waiting) => mergeActions(waiting, action) !== undefined);
    const waiting = compact[index];
    const together = waiting && mergeActions(waiting, action);
    if (together) compact[index] = together;
    else compact.push(action);
  }
  return compact;
}
