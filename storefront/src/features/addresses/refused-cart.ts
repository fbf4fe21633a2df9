import type { CartStore } from '../../platform/shop/cart-store.js';
import { isTemporary } from '../../platform/errors/temporary-refusal.js';

/**
 * Loads the cart after the server refused its addresses. Another tab may have ordered, frozen or emptied it; the guard of the step
 * then redirects the shopper. A temporary refusal says nothing about the cart.
 */
export async function reloadRefusedCart(
  cart: Pick<CartStore, 'load' | 'loadPersistently'>,
  reason: unknown,
): Promise<void> {
  if (isTemporary(reason)) return;
  await cart.load().catch(() => void cart.loadPersistently());
}
