/** Set with a visitor's first cart and readable by scripts (spec shell §3.4). Without it there is no cart to load. */
const STORE_COOKIE = 'vsf-store=';

/** Returns whether this browser has ever had a cart in the store. Most visitors have not, so their pages load none. */
export function hasShopSession(cookies: string): boolean {
  return cookies.split('; ').some((cookie) => cookie.startsWith(STORE_COOKIE));
}
