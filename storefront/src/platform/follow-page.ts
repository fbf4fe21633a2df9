import type { AnyRouter } from '@tanstack/react-router';
import { followConfig } from './config-live/follow-config.js';
import type { Address } from './head/address-facts.js';
import { followAddress } from './head/follow-address.js';
import type { Shop } from './shop/shop.js';
import { languagePrefix } from './store/language-prefix.js';

/** Starts what a page does when it is idle after hydration: follows the config and keeps the head up to date. */
export function followPage(router: AnyRouter, { config }: Shop, first: Address): void {
  followConfig(config);
  followAddress(router, first, languagePrefix(config.first));
}
