import type { AnyRouter } from '@tanstack/react-router';
import { followReturn } from './cart/follow-return.js';
import { followConfig } from './config-live/follow-config.js';
import { followConsentSettings } from './consent/consent.js';
import type { Address } from './head/address-facts.js';
import { followAddress } from './head/follow-address.js';
import { followLiveCart } from './live-cart/follow-live-cart.js';
import type { Shop } from './shop/shop.js';
import { languagePrefix } from './store/language-prefix.js';

/**
 * Starts the work of a page when it is idle after hydration: follows config and cart, also of a page that the browser kept, shows the settings of cookies, and keeps
 * the head up to date.
 */
export function followPage(router: AnyRouter, shop: Shop, first: Address): void {
  const { config } = shop;
  followConfig(config);
  followLiveCart(shop);
  followReturn(shop);
  followConsentSettings(() => shop.panels.set('consent'));
  followAddress(router, first, languagePrefix(config.first));
}
