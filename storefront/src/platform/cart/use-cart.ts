import { useEffect } from 'react';
import { useObservable } from '../observable/observable.js';
import { useShop } from '../shop/shop.js';
import type { CartState, CartStore } from '../shop/cart-store.js';
import { hasShopSession } from './has-session.js';

const UNKNOWN: CartState = { status: 'unknown', cart: null, isBusy: false };

/** The cart as it is now. Unknown on the server and at first in the browser: pages are cached for everybody. */
export function useCart(): CartState & { readonly store: CartStore } {
  const { cart: store } = useShop();
  const state = useObservable(store.state, UNKNOWN);
  // The browser's own cart joins the page after it is drawn.
  useEffect(() => {
    if (store.state.get().status === 'ready') return;
    if (hasShopSession(document.cookie)) void store.load().catch(() => store.assumeEmpty());
    else store.assumeEmpty();
  }, [store]);
  return { ...state, store };
}

/** How many pieces of a product are in the cart already. */
export function useQuantityInCart(sku: string): number {
  const { cart } = useCart();
  return cart?.lineItems.find((item) => item.sku === sku)?.quantity ?? 0;
}
