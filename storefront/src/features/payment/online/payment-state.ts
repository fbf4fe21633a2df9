import type { OnlinePaymentAnswer } from '@manifold/domain/online-payment/answer';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';

/** Returns the state of a cart's online payment; undefined if the cart is not paid online, or is no longer this shopper's. */
export async function paymentStateOf(api: ShopApi, cartId: string): Promise<OnlinePaymentAnswer | undefined> {
  try {
    return await api.commerce('onlinePaymentState', { cartId });
  } catch (reason) {
    if (reason instanceof ShopError && (reason.code === 'not-found' || reason.code === 'cart-not-found'))
      return undefined;
    throw reason;
  }
}
