import './styles.css';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { httpApi } from './platform/api/http-api.js';
import type { BootData } from './shell/RootDocument.js';
import { CartTabs } from './platform/cart/cart-tabs.js';
import { reloadOnMissingChunk } from './platform/chunks/reload-on-missing-chunk.js';
import { hasConsent } from './platform/consent/consent.js';
import { intlOf } from './platform/intl/intl.js';
import { withMessages } from './platform/intl/page-messages.js';
import { readLoaderData } from './platform/loader-data/loader-data.js';
import { createShop } from './platform/shop/shop.js';
import { createRouter } from './router.js';

/** Returns the data that the server wrote into the page. */
function bootData(): BootData {
  const boot = document.getElementById('boot')?.textContent;
  if (!boot) throw new Error('The page has no boot data');
  return JSON.parse(boot) as BootData;
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, 1);
}

reloadOnMissingChunk();
const { config, messages } = bootData();
const tabs = new CartTabs();
const shop = createShop(config, httpApi(config.locale), {
  announceCart: tabs.changed,
  hasConsent: () => hasConsent('analytics'),
});
const intl = await intlOf(config.locale, messages);
const { origin, pathname, search } = location;
const router = createRouter({ shop, intl, withMessages, messages, origin });
readLoaderData(router);
// Does not scroll the first page: the browser and the inline script have restored its position, and the shopper may have
// scrolled since.
let isFirstPage = true;
router.options.scrollRestoration = () => {
  // Going back while the page hydrates makes an earlier page the first one.
  const isServerRendered = isFirstPage && location.pathname === pathname;
  isFirstPage = false;
  // The router stores only positions of elements that were scrolled after it started.
  if (isServerRendered) document.dispatchEvent(new Event('scroll'));
  return !isServerRendered;
};
// A transition lets React hydrate in slices, so the page stays responsive.
startTransition(() => void hydrateRoot(document, <RouterClient router={router} />));
// If loading fails, the tab keeps the cart it shows.
tabs.listen(() => void shop.cart.loadAgain().catch(() => undefined));
whenIdle(() => {
  const follow = import('./platform/follow-page.js');
  // A missing chunk reloads the page (reload-on-missing-chunk).
  void follow.then(({ followPage }) => followPage(router, shop, { origin, pathname, search })).catch(() => undefined);
});
