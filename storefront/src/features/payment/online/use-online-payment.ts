import type { Cart } from '@manifold/domain/cart/contract';
import type { OnlinePaymentAnswer } from '@manifold/domain/online-payment/answer';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { useEffect, useEffectEvent, useRef } from 'react';
import { pendingOrders } from '../../../platform/checkout/pending-order.js';
import { useShop } from '../../../platform/shop/shop.js';
import type { NextStep } from './drop-in-contract.js';
import { endedPayments } from './ended-payments.js';
import { endedPaymentOf, lostPaymentState, paymentStateOf } from './payment-state.js';
import { useRetry } from './retry-while-open.js';
import { RefusedPayment } from './refused-payment.js';
import { useRejectedPayment } from './use-rejected-payment.js';
import type { DetailsForProvider, OnlinePaymentRefusal, PaymentForProvider } from './setup.js';

/** `acting` while the shopper confirms the payment on this page. */
export type PaymentStage = 'idle' | 'sending' | 'acting';

/** Callbacks for the outcome of an order that is paid online. */
export interface OnlinePaymentEnds {
  readonly onPlaced: (orderId: string) => void;
  /** The outcome is not known yet. */
  readonly onAccepted: (orderNumber: string) => void;
  readonly onRefused: (reason: unknown) => Promise<void>;
  readonly onStage: (stage: PaymentStage) => void;
}

export interface OnlinePayment {
  readonly pay: (payment: PaymentForProvider) => Promise<NextStep>;
  /** Pays with another call that starts a payment of the cart. */
  readonly run: (start: () => Promise<OnlinePaymentAnswer>) => Promise<NextStep>;
  readonly sendDetails: (details: DetailsForProvider) => Promise<NextStep>;
  /**
   * Frees the cart after the shopper gave up, unless the outcome is unknown. Cancels only the payment with this id, by default the
   * one that waits on this page; without any id the one that waits elsewhere.
   */
  readonly cancel: (abandoned?: string) => Promise<void>;
}

const NO_ACTION: NextStep = {};
const PAID: NextStep = { isPaid: true };

/** Keeps the id of the payment that waits for the shopper, also for this tab when they come back from the bank without a result. */
function useWaitingAttempt(cartId: string, continued: string | undefined) {
  const attemptId = useRef(continued);
  const rememberAttempt = (id: string) => {
    attemptId.current = id;
    pendingOrders.remember({ cartId, method: 'online', orderNumber: null, attemptId: id });
  };
  const rememberContinued = useEffectEvent(() => {
    if (continued !== undefined) rememberAttempt(continued);
  });
  // The further question of another page's payment may lead to the bank too.
  useEffect(() => rememberContinued(), []);
  return { attemptId, rememberAttempt };
}

/**
 * Pays a cart online: starts the payment, continues it with the result of each action, and ends it once. `continued` is the id
 * of a payment that another page started.
 */
export function useOnlinePayment(
  paid: Cart,
  { onPlaced, onAccepted, onRefused, onStage: setStage }: OnlinePaymentEnds,
  continued?: string,
): OnlinePayment {
  const { id: cartId, version } = paid;
  const { api, cart, analytics } = useShop();
  const openErrorPage = useRejectedPayment();
  const { attemptId, rememberAttempt } = useWaitingAttempt(cartId, continued);
  const { retry, stop } = useRetry();

  const settle = async (answer: OnlinePaymentAnswer): Promise<NextStep> => {
    if (answer.status === 'action') {
      // Before the form leaves for the bank.
      rememberAttempt(answer.attemptId);
      setStage('acting');
      return { action: answer.action };
    }
    if (answer.status === 'ordered') {
      pendingOrders.forget();
      onPlaced(answer.order.id);
      return PAID;
    }
    setStage('idle');
    if (answer.status === 'confirming') {
      onAccepted(answer.orderNumber);
      return PAID;
    }
    await refuse(answer);
    return NO_ACTION;
  };
  const refuse = async (answer: OnlinePaymentRefusal): Promise<void> => {
    endedPayments.add(answer.attemptId);
    await onRefused(new RefusedPayment(answer));
    await openErrorPage(answer);
  };
  /**
   * The answer may be lost although the payment was made, so the server is asked before the shopper sees a result. A payment that
   * waits for the shopper continues with its action, unless they give it up.
   */
  const fail = async (reason: unknown, isGivenUp = false): Promise<NextStep> => {
    const isUnknown = !(reason instanceof ShopError) || reason.code === 'backend-unavailable';
    const answer = isUnknown ? await lostPaymentState(api, cartId) : undefined;
    if (answer && !(isGivenUp && answer.status === 'action')) return settle(answer);
    // Not before: an idle page cancels a payment without an outcome.
    setStage('idle');
    if (!answer) await onRefused(reason);
    return NO_ACTION;
  };
  const run = async (start: () => Promise<OnlinePaymentAnswer>): Promise<NextStep> => {
    setStage('sending');
    analytics.emit({ name: 'pay-now', cart: paid, method: 'online' });
    pendingOrders.remember({ cartId, method: 'online', orderNumber: null });
    try {
      return await settle(await start());
    } catch (reason) {
      return fail(reason);
    }
  };
  const pay = (payment: PaymentForProvider) =>
    run(() => api.commerce('startOnlinePayment', { cartId, version, payment }));
  const sendDetails = async (details: DetailsForProvider): Promise<NextStep> => {
    try {
      const request = attemptId.current === undefined ? { details } : { attemptId: attemptId.current, details };
      const answer = await retry(() => api.commerce('continueOnlinePayment', request));
      // Without an answer the shopper has given up or left the page.
      return answer ? await settle(answer) : NO_ACTION;
    } catch (reason) {
      return fail(reason);
    }
  };
  const cancel: OnlinePayment['cancel'] = async (abandoned = attemptId.current) => {
    stop();
    try {
      const { cart: freed } = await api.commerce('cancelOnlinePayment', { cartId, attemptId: abandoned });
      // Too late if there is no cart any more: the payment has become an order, or is about to.
      const state = freed ? undefined : await paymentStateOf(api, cartId);
      if (state?.status === 'ordered' || state?.status === 'confirming') return void (await settle(state));
      cart.setCart(freed);
      setStage('idle');
      // A cart that is still frozen has a payment whose outcome is unknown: the page waits for it.
      if (freed?.cartState === 'Frozen') return;
      pendingOrders.forget();
      endedPayments.add(abandoned ?? (await endedPaymentOf(api, cartId)));
    } catch (reason) {
      await fail(reason, true);
    }
  };
  return { pay, run, sendDetails, cancel };
}
