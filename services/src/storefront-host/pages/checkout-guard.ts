import type { ShopApi } from '@manifold/domain/page-rendering/contract';

/** The steps that need a filled cart; the cart's own page and the thank-you page do not. */
const GUARDED = /^\/checkout(\/(addresses|payment))?$/;
const ADDRESSES = '/checkout/addresses';

/**
 * Returns where a visitor of the checkout must go instead: home with an empty cart, the addresses while the cart has none (spec
 * shell §2.7). Undefined if the page is right.
 */
export async function checkoutMove(path: string, api: ShopApi): Promise<string | undefined> {
  if (!GUARDED.test(path)) return undefined;
  const { me } = await api.commerce('getMe', {});
  const cart = me.activeCart;
  if (!cart || cart.lineItems.length === 0) return '/';
  return path !== ADDRESSES && !cart.shippingAddress ? ADDRESSES : undefined;
}
