import { Link, useRouter } from '@tanstack/react-router';
import { publicPath } from '../routing/address-rewrite.js';
import { routedPath, shopPlace, type ShopLinkProps } from './shop-place.js';

const PLAIN_PATH = /^[a-z0-9/-]+$/;

/** Where a link leads; undefined where the router must say it, because the page itself may be that place. */
function usePlainHref(to: string): string | undefined {
  const { options, state } = useRouter();
  const path = routedPath(to);
  if (!PLAIN_PATH.test(path) || state.location.pathname.startsWith(path)) return undefined;
  return publicPath(path, options.context.shop.config.first);
}

/** `ShopLink` on the server: a page has a hundred links, and the router would make a whole location for each. */
export function ServerShopLink({ to, onClick: _, children, ...link }: ShopLinkProps) {
  const href = usePlainHref(to);
  return href === undefined ? (
    <Link {...shopPlace(to)} {...link}>
      {children}
    </Link>
  ) : (
    <a {...link} href={href}>
      {children}
    </a>
  );
}
