import type { CartAction } from '@manifold/domain/cart/contract';

/** Returns whether both remove the same line or coupon. The server refuses to remove it twice. */
const removeSame = (waiting: CartAction, next: CartAction): boolean =>
  next.action.startsWith('remove') && !('quantity' in next) && JSON.stringify(waiting) === JSON.stringify(next);

/** Returns one action for two if both change the same product, line or coupon; undefined otherwise. */
export function mergeActions(waiting: CartAction, next: CartAction): CartAction | undefined {
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
  return removeSame(waiting, next) ? next : undefined;
}

/** Returns the same change in fewer actions: additions of a product are summed, the last quantity of a line wins, and a line is removed once. */
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
