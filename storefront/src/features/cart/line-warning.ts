import type { CartLineControl } from './use-cart-line.js';

/** The warning of a cart line. */
export interface LineWarning {
  readonly message: 'outOfStock' | 'onlyInStock' | 'maximum';
  /** Whether the cart holds more than is in stock. */
  readonly isUnderstocked: boolean;
}

/** Returns the warning of a line: sold out, more in the cart than in stock, or a limit that the last change met. */
export function lineWarning({
  limit,
  stock,
  quantity,
}: Pick<CartLineControl, 'limit' | 'stock' | 'quantity'>): LineWarning | undefined {
  const isUnderstocked = quantity > stock;
  if (stock <= 0 && isUnderstocked) return { message: 'outOfStock', isUnderstocked };
  if (isUnderstocked || limit === 'stock') return { message: 'onlyInStock', isUnderstocked };
  return limit && { message: 'maximum', isUnderstocked };
}
