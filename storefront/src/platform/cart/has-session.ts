/** Set with a visitor's first cart, readable on purpose (spec shell §3.4): without it there is no cart to ask for. */
const STORE_COOKIE = 'vsf-store=';

/** Whether this browser has ever had a cart in the store: most visitors have none, and their pages ask nothing. */
export function hasShopSession(cookies: string): boolean {
  return cookies.split('; ').some((cookie) => cookie.startsWith(STORE_COOKIE));
}
