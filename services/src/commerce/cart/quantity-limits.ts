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
    const change = quantityChange(action, lines);
    if (!change) continue;
    const inCart = pieces.get(change.sku) ?? 0;
    const stock = limits.stock.get(change.sku) ?? 0;
    if (change.added > addableQuantity(change.sku, inCart, stock, limits.maximum) && change.added > 0) {
      refuse(change.sku, inCart, change.added, limits);
    }
    pieces.set(change.sku, inCart + change.added);
  }
}

function quantityChange(
  action: CartAction,
  lines: readonly LineItemRecord[],
): { sku: string; added: number } | undefined {
  if (action.action === 'addLineItem') return { sku: action.sku, added: action.quantity };
  if (action.action !== 'changeLineItemQuantity') return undefined;
  const line = lines.find(({ id }) => id === action.lineItemId);
  return line && { sku: line.sku, added: action.quantity - line.quantity };
}
