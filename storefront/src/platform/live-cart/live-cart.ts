import type { PageLiveCart } from '@manifold/domain/page-config/contract';
import type { Shop } from '../shop/shop.js';
import { LiveCartConnection } from './live-cart-connection.js';
import { liveCartMessages } from './live-cart-messages.js';

/** The server drops a connection that has been silent for so long, for example of a computer that slept. */
const DROPPED_AFTER_MS = 60_000;

/** The address of a cart's channel: on the page's own host, because the session cookie belongs to it. */
function channelUrl(port: number, cartId: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.hostname}:${port}/?cart=${encodeURIComponent(cartId)}`;
}

/** Keeps this page connected to the channel of its cart, as long as it has one and the store's toggle is on. */
export function connectLiveCart(shop: Shop, { port, retries, retryDelayMilliseconds }: PageLiveCart): void {
  const { cart, config } = shop;
  let hasMissed = false;
  const markMissed = () => (hasMissed = true);
  const connection = new LiveCartConnection({
    open: (cartId) => new WebSocket(channelUrl(port, cartId)),
    onMessage: liveCartMessages(shop, { onMissed: markMissed, isHidden: () => document.visibilityState !== 'visible' }),
    onGiveUp: markMissed,
    retries,
    retryDelayMilliseconds,
  });
  let isUnloaded = false;
  const follow = () => {
    const isOn = !isUnloaded && config.page.get().liveCart !== null;
    connection.follow(isOn ? cart.state.get().cart?.id : undefined);
  };
  const wake = () => {
    if (document.visibilityState !== 'visible') return;
    connection.wake();
    if (!hasMissed) return;
    // Before the request: what is missed while it runs needs another one.
    hasMissed = false;
    void cart.loadAgain().catch(markMissed);
  };
  let hiddenSince = Date.now();
  const onVisibilityChange = () => {
    if (document.visibilityState !== 'visible') hiddenSince = Date.now();
    else if (Date.now() - hiddenSince >= DROPPED_AFTER_MS) connection.reconnect();
    wake();
  };
  cart.state.subscribe(follow);
  config.page.subscribe(follow);
  addEventListener('focus', wake);
  addEventListener('online', () => {
    connection.reconnect();
    wake();
  });
  document.addEventListener('visibilitychange', onVisibilityChange);
  // A page with an open connection cannot stay in the back/forward cache.
  for (const event of ['pagehide', 'pageshow'])
    addEventListener(event, () => {
      isUnloaded = event === 'pagehide';
      follow();
    });
  follow();
}
