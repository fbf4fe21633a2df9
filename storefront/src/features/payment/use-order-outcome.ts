import type { Cart } from '@manifold/domain/cart/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShop } from '../../platform/shop/shop.js';

const POLL_INTERVAL_MS = 2000;
/** After this many polls the page says that the shopper may leave. */
const LONG_AFTER_POLLS = 15;

export interface OrderOutcomeParams {
  /** Unknown if another tab placed the order; then only the state of the cart shows the outcome. */
  readonly orderNumber: string | undefined;
  /** Whether the request that places the order is still running; polling waits for it. */
  readonly isPlacing: boolean;
  readonly cartId: Cart['id'];
  readonly onPlaced: (orderId: string) => void;
  readonly onRefused: (reason: unknown) => void;
}

/** Polls an accepted order until it is placed, or until its cart is active again because the order failed. */
export function useOrderOutcome({ orderNumber, isPlacing, cartId, onPlaced, onRefused }: OrderOutcomeParams): {
  readonly isLong: boolean;
} {
  const { api, cart } = useShop();
  const [polls, setPolls] = useState(0);
  const checkPlaced = async (): Promise<boolean> => {
    if (!orderNumber) return false;
    const { me } = await api.commerce('getOrders', { orderNumber });
    const [order] = me.orders.results;
    if (order) onPlaced(order.id);
    return order !== undefined;
  };
  const checkReleased = async (): Promise<boolean> => {
    const { activeCart } = (await api.commerce('getMe', {})).me;
    const isBack = activeCart?.id === cartId && activeCart.cartState === 'Active';
    if (isBack) onRefused(new ShopError('creating-order-failed'));
    // Placed under a number that this tab does not know: there is nothing to wait for.
    else if (!orderNumber && activeCart?.id !== cartId) cart.setCart(activeCart);
    return isBack;
  };
  const poll = useEffectEvent(async () => {
    try {
      if (!isPlacing && ((await checkPlaced()) || (await checkReleased()))) return;
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
  return { isLong: polls >= LONG_AFTER_POLLS };
}
