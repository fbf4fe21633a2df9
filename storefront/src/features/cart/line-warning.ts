import type { CartLineControl } from './use-cart-line.js';

/** What a line warns of, and whether the cart holds more than can be had. */
export interface LineWarning {
  readonly message: 'outOfStock' | 'onlyInStock' | 'maximum';
  readonly isShort: boolean;
}

/** Returns what to say of a line: sold out, fewer left than lie in the cart, or a limit that the last change met. */
export function lineWarning({
  limit,
  stock,
  quantity,
}: Pick<CartLineControl, 'limit' | 'stock' | 'quantity'>): LineWarning | undefined {
  const isShort = quantity > stock;
  if (stock <= 0 && isShort) return { message: 'outOfStock', isShort };
  if (isShort || limit === 'stock') return { message: 'onlyInStock', isShort };
  return limit && { message: 'maximum', isShort };
}
