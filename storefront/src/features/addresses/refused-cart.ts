import type { ShopErrorCode } from '@manifold/domain/shop-error/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { CartStore } from '../../platform/shop/cart-store.js';

/** Errors that say nothing about the cart. */
const TEMPORARY: readonly ShopErrorCode[] = ['backend-unavailable', 'too-many-attempts'];

/**
 * Loads the cart after the server refused its addresses. Another tab may have ordered, frozen or emptied it; the guard of the step
 * then redirects the shopper.
 */
export async function reloadRefusedCart(
  cart: Pick<CartStore, 'load' | 'loadPersistently'>,
  reason: unknown,
): Promise<void> {
  if (!(reason instanceof ShopError) || TEMPORARY.includes(reason.code)) return;
  await cart.load().catch(() => void cart.loadPersistently());
}
