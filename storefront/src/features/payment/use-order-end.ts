import type { Cart } from '@manifold/domain/cart/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShop } from '../../platform/shop/shop.js';

const ASK_EVERY_MS = 2000;
/** After so many questions the shopper may leave: the order is made without them. */
const LONG_AFTER = 15;

export interface OrderEnd {
  /** Unknown where another tab asked for the order: then only the cart tells. */
  readonly orderNumber: string | undefined;
  /** Whether the order itself is being asked for just now: its answer says more. */
  readonly isPlacing: boolean;
  readonly cartId: Cart['id'];
  readonly onPlaced: (orderId: string) => void;
  readonly onRefused: (reason: unknown) => void;
}

/** Asks for an accepted order until it is made, or until its cart is given back because it cannot be. */
export function useOrderEnd({ orderNumber, isPlacing, cartId, onPlaced, onRefused }: OrderEnd): {
  readonly isLong: boolean;
} {
  const { api, cart } = useShop();
  const [asked, setAsked] = useState(0);
  const placed = async (): Promise<boolean> => {
    if (!orderNumber) return false;
    const { me } = await api.commerce('getOrders', { orderNumber });
    const [order] = me.orders.results;
    if (order) onPlaced(order.id);
    return order !== undefined;
  };
  const given = async (): Promise<boolean> => {
    const { activeCart } = (await api.commerce('getMe', {})).me;
    const isBack = activeCart?.id === cartId && activeCart.cartState === 'Active';
    if (isBack) onRefused(new ShopError('creating-order-failed'));
    // Ordered under a number that this tab never heard: there is nothing to wait for.
    else if (!orderNumber && activeCart?.id !== cartId) cart.take(activeCart);
    return isBack;
  };
  const ask = useEffectEvent(async () => {
    try {
      if (!isPlacing && ((await placed()) || (await given()))) return;
    } catch {
      // The next question may be answered.
    }
    setAsked((count) => count + 1);
  });
  // The order is made on the server; this page only waits for it. One question after the other.
  useEffect(() => {
    const timer = setTimeout(() => void ask(), asked === 0 ? ASK_EVERY_MS / 4 : ASK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  return { isLong: asked >= LONG_AFTER };
}
