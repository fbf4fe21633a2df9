import { useEffect } from 'react';
import { useObservable } from '../observable/observable.js';
import { useShop } from '../shop/shop.js';
import type { CartState, CartStore } from '../shop/cart-store.js';
import { hasShopSession } from './has-session.js';

/** Returns the current cart. Unknown on the server and during hydration, because cached pages are the same for everybody. */
export function useCart(): CartState & { readonly store: CartStore } {
  const { cart: store } = useShop();
  const state = useObservable(store.state);
  // The cart is personal, so the browser loads it after rendering.
  useEffect(() => {
    if (store.state.get().status === 'ready') return;
    if (hasShopSession(document.cookie)) void store.loadPersistently();
    else store.assumeEmpty();
  }, [store]);
  return { ...state, store };
}

/** Returns the quantity of a product that is already in the cart. */
export function useQuantityInCart(sku: string): number {
  const { cart } = useCart();
  return cart?.lineItems.find((item) => item.sku === sku)?.quantity ?? 0;
}
