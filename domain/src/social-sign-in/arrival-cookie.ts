/**
 * The cookie in which the return from a provider leaves what the next page says. Scripts read and delete it, so that the page says
 * it once, whenever its scripts load.
 */
export const ARRIVAL_COOKIE = '__Host-shop-arrival';
