import { Link } from '@tanstack/react-router';
import { ServerShopLink } from './ServerShopLink.js';
import { shopPlace, type ShopLinkProps } from './shop-place.js';

function BrowserShopLink({ to, ...link }: ShopLinkProps) {
  return <Link {...shopPlace(to)} {...link} />;
}

/**
 * A link to a page whose path comes with the data: a product, a category. Paths are within the store; the router adds the
 * language prefix. A product is loaded when a finger is on its way to it.
 */
export const ShopLink = import.meta.env.SSR ? ServerShopLink : BrowserShopLink;
