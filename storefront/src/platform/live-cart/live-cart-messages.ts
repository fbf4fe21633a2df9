import type { LiveCartMessage } from '@manifold/domain/live-cart/messages';
import type { Shop } from '../shop/shop.js';

type CartUpdate = Extract<LiveCartMessage, { event: 'cart-update' }>['data'];
type UpdatedStock = Extract<LiveCartMessage, { event: 'updated-stock' }>['data'];

/**
 * Longest random wait before the cart is loaded again without a known version, because all browsers get the message at the same
 * moment.
 */
const RELOAD_SPREAD_MS = 10_000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Returns whether this tab waits for the order of its cart, which then leads to the thank-you page. */
async function isOrdering(cartId: string): Promise<boolean> {
  const { pendingOrders } = await import('../checkout/pending-order.js');
  return pendingOrders.find(cartId) !== undefined;
}

function updateStock({ stock }: Shop, entries: UpdatedStock): void {
  const quantities = Object.fromEntries(entries.map(({ sku, availableQuantity }) => [sku, availableQuantity]));
  stock.pieces.set({ ...stock.pieces.get(), ...quantities });
}

/** Resolves when the page has no pending change, because the announced version may be the answer to it. */
function whenIdle({ state }: Shop['cart']): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (state.get().isBusy) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = state.subscribe(check);
    check();
  });
}

function isOlder({ state }: Shop['cart'], { id, version }: NonNullable<CartUpdate>): boolean {
  const { cart: shown } = state.get();
  return shown?.id === id && (version === null || shown.version < version);
}

/** Loads the cart unless this page already shows the version. */
async function updateCart({ cart }: Shop, update: NonNullable<CartUpdate>): Promise<void> {
  await whenIdle(cart);
  if (update.version === null) await pause(Math.random() * RELOAD_SPREAD_MS);
  if (isOlder(cart, update)) await cart.loadAgain();
}

async function clearCart({ cart }: Shop): Promise<void> {
  const { cart: shown } = cart.state.get();
  if (shown && !(await isOrdering(shown.id))) await cart.loadAgain();
}

interface MessageOptions {
  /** Called if the newest cart could not be loaded, or need not be yet. */
  readonly onMissed: () => void;
  /**
   * Whether the page is hidden. A hidden page loads its cart when the shopper returns to it: ten tabs need not load it ten times.
   */
  readonly isHidden: () => boolean;
}

/** Returns the reader of the channel's messages: shows the cart's newest version and the stock of its products. */
export function liveCartMessages(shop: Shop, { onMissed, isHidden }: MessageOptions): (text: string) => void {
  return (text) => {
    // Only our own server sends on this connection.
    const message = JSON.parse(text) as LiveCartMessage | { readonly event: string };
    if (isEvent(message, 'updated-stock')) updateStock(shop, message.data);
    else if (!isEvent(message, 'cart-update')) console.warn(`Unknown event on the live cart channel: ${message.event}`);
    else if (message.data && isHidden()) onMissed();
    else {
      const shown = message.data ? updateCart(shop, message.data) : clearCart(shop);
      shown.catch(onMissed);
    }
  };
}

const isEvent = <Event extends LiveCartMessage['event']>(
  message: { readonly event: string },
  event: Event,
): message is Extract<LiveCartMessage, { event: Event }> => message.event === event;
