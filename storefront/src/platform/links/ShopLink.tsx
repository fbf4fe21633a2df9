import { Link } from '@tanstack/react-router';
import { ServerShopLink } from './ServerShopLink.js';
import { shopPlace, type ShopLinkProps } from './shop-place.js';

function BrowserShopLink({ to, ...link }: ShopLinkProps) {
  return <Link {...shopPlace(to)} {...link} />;
}

/**
 * A link to a path of the store, such as a product or a category. The router adds the language prefix and preloads the page on
 * hover.
 */
export const ShopLink = import.meta.env.SSR ? ServerShopLink : BrowserShopLink;
