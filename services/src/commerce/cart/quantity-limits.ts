import type { CartAction } from '@manifold/domain/cart/contract';
import { addableQuantity, isVirtualSku } from '@manifold/domain/quantity/allowed-quantity';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { LineItemRecord } from '../../integrations/commercetools/ports/cart-records.js';

/** What bounds the quantity of a SKU: the store's most of one product in a cart, and the pieces on stock. */
export interface QuantityLimits {
  readonly maximum: number;
  readonly stock: ReadonlyMap<string, number>;
}

/** The SKUs whose stock has to be known before these actions may be done. */
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
  const bySellerRule = isVirtualSku(sku) || inCart + wanted > limits.maximum;
  const details = { sku, maximum: limits.maximum, stock, inCart };
  throw new ShopError(bySellerRule ? 'maximum-quantity' : 'out-of-stock', { details });
}

/**
 * Refuses actions that would put more pieces of a SKU into the cart than the store allows (`maximum-quantity`) or has
 * (`out-of-stock`); the quantities of one request count together. Making a line smaller is always allowed. (spec core §5)
 */
export function refuseTooMany(
  actions: readonly CartAction[],
  lines: readonly LineItemRecord[],
  limits: QuantityLimits,
): void {
  const pieces = new Map<string, number>();
  for (const { sku, quantity } of lines) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity);
  for (const action of actions) {
    const wanted = wantedPieces(action, lines, pieces);
    if (!wanted) continue;
    const { sku, quantity } = wanted;
    const inCart = pieces.get(sku) ?? 0;
    const added = quantity - inCart;
    const stock = limits.stock.get(sku) ?? 0;
    if (added > 0 && added > addableQuantity(sku, inCart, stock, limits.maximum)) refuse(sku, inCart, added, limits);
    pieces.set(sku, quantity);
  }
}

/** How many pieces of which SKU an action wants there to be; undefined for one that is not about quantity. */
function wantedPieces(
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
