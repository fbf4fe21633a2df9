import type { AnyRouter } from '@tanstack/react-router';
import { followConfig } from './config-live/follow-config.js';
import type { Address } from './head/address-facts.js';
import { followAddress } from './head/follow-address.js';
import type { Shop } from './shop/shop.js';
import { languagePrefix } from './store/language-prefix.js';

/** What a page does once it is awake and has nothing else to do: it hears of what is published, and says where it is. */
export function followPage(router: AnyRouter, { config }: Shop, first: Address): void {
  followConfig(config);
  followAddress(router, first, languagePrefix(config.first));
}
