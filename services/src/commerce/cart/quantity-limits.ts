import type { CartAction } from '@manifold/domain/cart/contract';
import { addableQuantity, isVirtualSku } from '@manifold/domain/quantity/allowed-quantity';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { LineItemRecord } from '../../integrations/commercetools/ports/cart-records.js';

/** The limits of a SKU's quantity: the store's maximum per product, and the stock. */
export interface QuantityLimits {
  readonly maximum: number;
  readonly stock: ReadonlyMap<string, number>;
}

/** Returns the SKUs whose stock must be checked for these actions. */
export function skusToCheck(actions: readonly CartAction[], lines: readonly LineItemRecord[]): string[] {
  const skus = actions.flatMap((action) => {
    if (action.action === 'addLineItem') return action.sku;
    if (action.action !== 'changeLineItemQuantity') return [];
    return lines.find(({ id }) => id === action.lineItemId)?.sku ?? [];
  });
  return [...new Set(skus)].filter((sku) => !isVirtualSku(sku));
}

function refuse(sku: string, inCart: number, wanted: number, limits: QuantityLimits): never {
  const stock = limits.stock.get(sku) ?? 0;
  const isOverMaximum = isVirtualSku(sku) || inCart + wanted > limits.maximum;
  const details = { sku, maximum: limits.maximum, stock, inCart };
  throw new ShopError(isOverMaximum ? 'maximum-quantity' : 'out-of-stock', { details });
}

/**
 * Refuses actions that put more pieces of a SKU into the cart than the store allows (`maximum-quantity`) or has in stock
 * (`out-of-stock`). Quantities of one request add up. Reducing a line is always allowed. (spec core §5)
 */
export function refuseTooMany(
  actions: readonly CartAction[],
  lines: readonly LineItemRecord[],
  limits: QuantityLimits,
): void {
  const pieces = new Map<string, number>();
  for (const { sku, quantity } of lines) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity);
  for (const action of actions) {
    const wanted = requestedQuantity(action, lines, pieces);
    if (!wanted) continue;
    const { sku, quantity } = wanted;
    const inCart = pieces.get(sku) ?? 0;
    const added = quantity - inCart;
    const stock = limits.stock.get(sku) ?? 0;
    if (added > 0 && added > addableQuantity(sku, inCart, stock, limits.maximum)) refuse(sku, inCart, added, limits);
    pieces.set(sku, quantity);
  }
}

/** Returns the SKU and quantity that an action results in; undefined for actions without a quantity. */
function requestedQuantity(
  action: CartAction,
  lines: readonly LineItemRecord[],
  pieces: ReadonlyMap<string, number>,
): { sku: string; quantity: number } | undefined {
  if (action.action === 'addLineItem') {
    return { sku: action.sku, quantity: (pieces.get(action.sku) ?? 0) + action.quantity };
  }
  if (action.action !== 'changeLineItemQuantity' && action.action !== 'removeLineItem') return undefined;
  const line = lines.find(({ id }) => id === action.lineItemId);
  if (!line) return undefined;
  if (action.action === 'changeLineItemQuantity') return { sku: line.sku, quantity: action.quantity };
  return { sku: line.sku, quantity: Math.max(0, line.quantity - (action.quantity ?? line.quantity)) };
}
