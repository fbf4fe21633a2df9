import type { Shop } from '../shop/shop.js';

/**
 * Loads the live cart channel as soon as the shopper has a cart, if the store has the channel and the first page had it, because
 * that page's policy allows no other connection. A preview has no channel, so that its cart is not mixed up with the shop's.
 */
export function followLiveCart(shop: Shop): void {
  const { cart, config } = shop;
  const { liveCart, preview } = config.first;
  if (!liveCart || preview) return;
  let isLoading = false;
  const start = () => {
    if (isLoading || !cart.state.get().cart) return;
    isLoading = true;
    unsubscribe();
    // A missing chunk reloads the page (reload-on-missing-chunk).
    import('./live-cart.js').then(({ connectLiveCart }) => connectLiveCart(shop, liveCart)).catch(() => undefined);
  };
  const unsubscribe = cart.state.subscribe(start);
  start();
}
