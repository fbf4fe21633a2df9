import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import type { PageAddress } from '../redirects/page-address.js';

/** The steps that need a filled cart; the cart's own page and the thank-you page do not. */
const GUARDED = /^\/checkout(\/(addresses|payment))?$/;
/** A shopper who returns from the bank may have no cart any more: the order can be there before the shopper is. */
const isReturnFromPayment = (query: string): boolean => new URLSearchParams(query).get('payment') === 'return';
const ADDRESSES = '/checkout/addresses';

/**
 * Returns where a visitor of the checkout must go instead: home with an empty cart, the addresses while the cart has none or no shipping method (spec
 * shell §2.7). Undefined if the page is right.
 */
export async function checkoutMove({ path, query }: PageAddress, api: ShopApi): Promise<string | undefined> {
  if (!GUARDED.test(path) || isReturnFromPayment(query)) return undefined;
  const { me } = await api.commerce('getMe', {});
  const cart = me.activeCart;
  if (!cart || cart.lineItems.length === 0) return '/';
  const isDeliverable = cart.shippingAddress !== null && cart.shippingInfo !== null;
  return path !== ADDRESSES && !isDeliverable ? ADDRESSES : undefined;
}
