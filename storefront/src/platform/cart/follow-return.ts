import type { Shop } from '../shop/shop.js';
import { hasShopSession } from './has-session.js';

/** Loads the cart when the browser shows this page again as it was, because it can have changed on later pages. */
export function followReturn({ cart }: Shop): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasShopSession(document.cookie)) void cart.loadAgain().catch(() => cart.loadPersistently());
  });
}
