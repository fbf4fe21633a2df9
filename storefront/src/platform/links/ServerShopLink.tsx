import { Link, useRouter } from '@tanstack/react-router';
import { publicPath } from '../routing/address-rewrite.js';
import { routedPath, shopPlace, type ShopLinkProps } from './shop-place.js';

const PLAIN_PATH = /^[a-z0-9/-]+$/;

/** Returns the address of a link; undefined if the router must compute it, because the link may lead to the current page. */
function usePlainHref(to: string): string | undefined {
  const { options, state } = useRouter();
  const path = routedPath(to);
  if (!PLAIN_PATH.test(path) || state.location.pathname.startsWith(path)) return undefined;
  return publicPath(path, options.context.shop.config.first);
}

/** `ShopLink` on the server. It avoids the router, which would build a location object for each of a hundred links. */
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
