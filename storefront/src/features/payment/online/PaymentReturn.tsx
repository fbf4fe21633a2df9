import type { CommerceRequest } from '@manifold/domain/commerce-api/operations';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { pendingOrders } from '../../../platform/checkout/pending-order.js';
import { continuationOf, type ReturnSearch } from '../../../platform/checkout/return-search.js';
import { errorMessage } from '../../../platform/errors/error-message.js';
import { useShop } from '../../../platform/shop/shop.js';
import { endedPayments } from './ended-payments.js';
import { useRejectedPayment } from './use-rejected-payment.js';
import { useRetry } from './retry-while-open.js';
import { errorKeyIn, refusalText, UNCONFIRMED } from './refusal-text.js';
import type { ReturnOutcome } from './return-outcome.js';

export interface PaymentReturnProps {
  readonly search: ReturnSearch;
  readonly onPlaced: (orderId: string) => void;
  readonly onReturned: (returned: ReturnOutcome) => void;
}

/** Continues a payment when the shopper returns from the bank, and removes the result from the address once it is answered. Shows nothing. */
export function PaymentReturn({ search, onPlaced, onReturned }: PaymentReturnProps) {
  const { api, cart: store } = useShop();
  const navigate = useNavigate();
  const intl = useIntl();
  const hasStarted = useRef(false);
  const { retry } = useRetry();
  // The address would send the bank's answer again.
  const openErrorPage = useRejectedPayment({ replace: true });
  /** Shows the payment page. `orderNumber` is that of a payment that is being confirmed. */
  const showPaymentPage = async (returned: ReturnOutcome, orderNumber?: string) => {
    await store.load().catch(() => undefined);
    const { cart } = store.state.get();
    // Otherwise the page would treat the payment as given up at the bank.
    if (cart && orderNumber !== undefined) pendingOrders.remember({ cartId: cart.id, method: 'online', orderNumber });
    // Call before navigating: the payment page reads the outcome once, when it mounts.
    onReturned(returned);
    await navigate({ to: '/checkout/payment', search: {}, replace: true });
  };
  const check = async (request: CommerceRequest<'continueOnlinePayment'>) => {
    const answer = await retry(() => api.commerce('continueOnlinePayment', request));
    // The shopper has left the page.
    if (!answer) return undefined;
    if (answer.status === 'action') return showPaymentPage({ action: answer });
    if (answer.status === 'confirming') return showPaymentPage({}, answer.orderNumber);
    pendingOrders.forget();
    if (answer.status === 'ordered') return onPlaced(answer.order.id);
    endedPayments.add(answer.attemptId);
    if (await openErrorPage(answer)) return undefined;
    return showPaymentPage({ problem: refusalText(answer, intl) });
  };
  const start = useEffectEvent(async () => {
    const { error } = search;
    const request = continuationOf(search);
    if (error)
      return showPaymentPage({ problem: refusalText({ error: errorKeyIn(error), isReversed: undefined }, intl) });
    if (!request) return showPaymentPage({});
    try {
      await check(request);
    } catch (reason) {
      if (reason instanceof ShopError && reason.code === 'cart-not-found')
        return navigate({ to: '/adyen-payment-error', search: { error: UNCONFIRMED }, replace: true });
      // The outcome of the payment is unknown, so the page shows the cart as the server has it.
      await showPaymentPage({ problem: intl.formatMessage(errorMessage(reason)) });
    }
  });
  // Runs once: only the first URL after the return has the result.
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void start();
  }, []);
  return null;
}
