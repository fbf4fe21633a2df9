import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useCart } from '../../../platform/cart/use-cart.js';
import { pendingOrders } from '../../../platform/checkout/pending-order.js';
import { errorMessage } from '../../../platform/errors/error-message.js';
import { useShop } from '../../../platform/shop/shop.js';
import { errorKeyIn, refusalText } from './refusal-text.js';
import type { ReturnSearch } from '../../../platform/checkout/return-search.js';
import type { Returned } from './returned.js';

const RETRY_PAUSES_MS = [0, 1000, 2000, 4000];

const isOutage = (reason: unknown): boolean => !(reason instanceof ShopError) || reason.code === 'backend-unavailable';

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Repeats a call while the services cannot be reached. Rejects with the last reason. */
async function persistently<Value>(call: () => Promise<Value>): Promise<Value> {
  let reason: unknown;
  for (const milliseconds of RETRY_PAUSES_MS) {
    await pause(milliseconds);
    try {
      return await call();
    } catch (failure) {
      reason = failure;
    }
    if (!isOutage(reason)) break;
  }
  throw reason;
}

export interface PaymentReturnProps {
  readonly search: ReturnSearch;
  readonly onPlaced: (orderId: string) => void;
  readonly onReturned: (returned: Returned) => void;
}

/** Continues a payment when the shopper returns from the bank, and removes the result from the address. Shows nothing. */
export function PaymentReturn({ search, onPlaced, onReturned }: PaymentReturnProps) {
  const { api, cart: store } = useShop();
  const { cart } = useCart();
  const navigate = useNavigate();
  const intl = useIntl();
  const hasStarted = useRef(false);
  const end = async (returned: Returned) => {
    await store.load().catch(() => undefined);
    // Before the navigation, which shows the methods: they read it once.
    onReturned(returned);
    await navigate({ to: '/checkout/payment', search: {}, replace: true });
  };
  const check = async (redirectResult: string) => {
    const answer = await persistently(() => api.commerce('continueOnlinePayment', { details: { redirectResult } }));
    if (answer.status === 'action') return end({ action: answer.action });
    if (answer.status === 'confirming') {
      if (cart) pendingOrders.remember({ cartId: cart.id, method: 'online', orderNumber: answer.orderNumber });
      return end({});
    }
    pendingOrders.forget();
    return answer.status === 'ordered' ? onPlaced(answer.order.id) : end({ problem: refusalText(answer, intl) });
  };
  const start = useEffectEvent(async () => {
    const { redirectResult, error } = search;
    if (error) return end({ problem: refusalText({ error: errorKeyIn(error), isReversed: undefined }, intl) });
    if (redirectResult === undefined) return end({});
    try {
      await check(redirectResult);
    } catch (reason) {
      if (reason instanceof ShopError && reason.code === 'cart-not-found')
        return navigate({ to: '/adyen-payment-error' });
      // Nothing is known about the money, so the page shows the cart as the server has it.
      await end(isOutage(reason) ? { problem: intl.formatMessage(errorMessage(reason)) } : {});
    }
  });
  // The result is in the address of the document, once.
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void start();
  }, []);
  return null;
}
