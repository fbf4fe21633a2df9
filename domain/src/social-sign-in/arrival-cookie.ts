/**
 * The cookie that transports the result of a return from a provider to the next page. Scripts read and delete it, so that the
 * page announces the result once, even if its scripts load late.
 */
export const ARRIVAL_COOKIE = '__Host-shop-arrival';
