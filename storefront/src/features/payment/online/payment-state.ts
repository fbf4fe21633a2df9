import type { OnlinePaymentAnswer } from '@manifold/domain/online-payment/answer';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { endedPayments } from './ended-payments.js';

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

/**
 * Returns the state of the payment whose answer was lost; undefined if it is not known. If its request did not reach the services,
 * the state of the cart is still that of an earlier payment, which has ended.
 */
export async function lostPaymentState(api: ShopApi, cartId: string): Promise<OnlinePaymentAnswer | undefined> {
  const state = await api.commerce('onlinePaymentState', { cartId }).catch(() => undefined);
  return state?.status === 'refused' && endedPayments.has(state.attemptId) ? undefined : state;
}

/** Returns the id of a cart's newest payment if it has ended without an order. */
export async function endedPaymentOf(api: ShopApi, cartId: string): Promise<string | undefined> {
  const state = await api.commerce('onlinePaymentState', { cartId }).catch(() => undefined);
  return state?.status === 'refused' ? state.attemptId : undefined;
}
