import type { PageLiveCart } from '@manifold/domain/page-config/contract';
import type { Shop } from '../shop/shop.js';
import { LiveCartConnection } from './live-cart-connection.js';
import { liveCartMessages } from './live-cart-messages.js';

/** The address of a cart's channel: on the page's own host, because the session cookie belongs to it. */
function channelUrl(port: number, cartId: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.hostname}:${port}/?cart=${encodeURIComponent(cartId)}`;
}

/** Keeps this page connected to the channel of its cart, as long as it has one and the store's toggle is on. */
export function keepLiveCart(shop: Shop, { port, retries, retryDelayMilliseconds }: PageLiveCart): void {
  const { cart, config } = shop;
  let hasMissed = false;
  const miss = () => (hasMissed = true);
  const connection = new LiveCartConnection({
    open: (cartId) => new WebSocket(channelUrl(port, cartId)),
    onMessage: liveCartMessages(shop, miss),
    retries,
    retryDelayMilliseconds,
  });
  let isHidden = false;
  const follow = () => {
    const isOn = !isHidden && config.page.get().liveCart !== null;
    connection.follow(isOn ? cart.state.get().cart?.id : undefined);
  };
  const wake = () => {
    if (document.visibilityState !== 'visible') return;
    connection.wake();
    if (hasMissed) void cart.load().then(() => (hasMissed = false), miss);
  };
  cart.state.subscribe(follow);
  config.page.subscribe(follow);
  for (const event of ['focus', 'online']) addEventListener(event, wake);
  document.addEventListener('visibilitychange', wake);
  // A page with an open connection cannot stay in the back/forward cache.
  for (const event of ['pagehide', 'pageshow'])
    addEventListener(event, () => {
      isHidden = event === 'pagehide';
      follow();
    });
  follow();
}
