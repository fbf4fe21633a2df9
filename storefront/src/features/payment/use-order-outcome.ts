import type { Cart } from '@manifold/domain/cart/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { useEffect, useEffectEvent, useState } from 'react';
import { pendingOrders } from '../../platform/checkout/pending-order.js';
import { useShop } from '../../platform/shop/shop.js';
import type { OnlinePaymentAnswer } from '@manifold/domain/online-payment/answer';
import { RefusedPayment } from './online/refused-payment.js';
import type { OnlinePaymentRefusal } from './online/setup.js';
import { endedPayments } from './online/ended-payments.js';
import { paymentStateOf } from './online/payment-state.js';
import type { PendingAction } from './online/return-outcome.js';
import { useRejectedPayment } from './online/use-rejected-payment.js';

const POLL_INTERVAL_MS = 2000;
/** After this many polls the page tells the shopper that they may leave. */
const LONG_AFTER_POLLS = 15;

export interface OrderOutcomeParams {
  /** Unknown if another tab placed the order; then only the state of the cart shows the outcome. */
  readonly orderNumber: string | undefined;
  /** Whether the request that places the order is still running; polling waits for it. */
  readonly isPlacing: boolean;
  readonly cartId: Cart['id'];
  readonly onPlaced: (orderId: string) => void;
  readonly onRefused: (reason: unknown) => Promise<void>;
  /** The payment of this tab requires an action of the shopper, and the store has its cart. */
  readonly onAction: (action: PendingAction) => void;
}

export interface OrderOutcome {
  readonly isLong: boolean;
  /** Whether the order is paid online; false until the server has answered. */
  readonly isOnline: boolean;
  /** Whether the payment waits for the shopper in another tab. */
  readonly isPaidElsewhere: boolean;
  readonly orderNumber: string | undefined;
}

type OnlineState = Pick<OrderOutcome, 'isOnline' | 'isPaidElsewhere' | 'orderNumber'>;
const NOT_ONLINE: OnlineState = { isOnline: false, isPaidElsewhere: false, orderNumber: undefined };

/** Polls an accepted order until it is placed, or until its cart is active again because the order failed. */
export function useOrderOutcome(params: OrderOutcomeParams): OrderOutcome {
  const { orderNumber, isPlacing, cartId, onPlaced, onRefused, onAction } = params;
  const { api, cart } = useShop();
  const openErrorPage = useRejectedPayment();
  const [polls, setPolls] = useState(0);
  const [online, setOnline] = useState(NOT_ONLINE);
  const checkPlaced = async (): Promise<boolean> => {
    if (!orderNumber) return false;
    // Staff may order the cart under another number.
    const { me } = await api.commerce('getOrders', { cartId });
    // Their order may get its number later.
    const order = me.orders.results.find((placed) => placed.orderNumber !== '');
    if (order) onPlaced(order.id);
    return order !== undefined;
  };
  /** Returns whether the shopper can go on: the cart of a payment that has just been refused may still be frozen. */
  const refuse = async (refusal: OnlinePaymentRefusal): Promise<boolean> => {
    endedPayments.add(refusal.attemptId);
    await onRefused(new RefusedPayment(refusal));
    return (await openErrorPage(refusal)) || cart.state.get().cart?.cartState !== 'Frozen';
  };
  /** Shows the action in the tab that started the payment, even if its answer took too long. */
  const act = async (action: PendingAction): Promise<boolean> => {
    const pending = pendingOrders.find(cartId);
    const isOther = pending?.attemptId !== undefined && pending.attemptId !== action.attemptId;
    const hasConfirmed = pending?.orderNumber !== null || (online.isOnline && !online.isPaidElsewhere);
    // A payment that was never confirming was left at the bank and is being cancelled.
    if (pending?.method !== 'online' || isOther || !hasConfirmed) {
      setOnline({ ...NOT_ONLINE, isOnline: true, isPaidElsewhere: true });
      return false;
    }
    // The shown cart may be older than the payment. An active one would say that another tab has cancelled it.
    await cart.load();
    const isWaiting = cart.state.get().cart?.cartState === 'Frozen';
    if (isWaiting) onAction(action);
    return isWaiting;
  };
  const follow = async (state: OnlinePaymentAnswer): Promise<boolean> => {
    if (state.status === 'action') return act(state);
    if (state.status === 'refused') return refuse(state);
    if (state.status === 'ordered') onPlaced(state.order.id);
    if (state.status === 'confirming') setOnline({ ...NOT_ONLINE, isOnline: true, orderNumber: state.orderNumber });
    return state.status === 'ordered';
  };
  const checkReleased = async (): Promise<boolean> => {
    const { activeCart } = (await api.commerce('getMe', {})).me;
    const isBack = activeCart?.id === cartId && activeCart.cartState === 'Active';
    if (isBack) void onRefused(new ShopError('creating-order-failed'));
    // Placed under a number that this tab does not know: there is nothing to wait for.
    else if (!orderNumber && activeCart?.id !== cartId) cart.setCart(activeCart);
    return isBack;
  };
  const isDecided = async (): Promise<boolean> => {
    const method = pendingOrders.find(cartId)?.method;
    const state = method === undefined || method === 'online' ? await paymentStateOf(api, cartId) : undefined;
    if (state) return follow(state);
    // Staff may order a cart that was paid online without its payment, even under the reserved number.
    if (method !== 'online' && (await checkPlaced())) return true;
    return checkReleased();
  };
  const poll = useEffectEvent(async () => {
    try {
      if (!isPlacing && (await isDecided())) return;
    } catch {
      // The next poll may succeed.
    }
    setPolls((count) => count + 1);
  });
  // The server places the order; this page polls for it, one request at a time.
  useEffect(() => {
    const timer = setTimeout(() => void poll(), polls === 0 ? POLL_INTERVAL_MS / 4 : POLL_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [polls]);
  return { isLong: polls >= LONG_AFTER_POLLS, ...online };
}
