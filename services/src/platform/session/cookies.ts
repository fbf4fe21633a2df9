/** Returns the value of a cookie in a `Cookie` header, or undefined. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const equals = part.indexOf('=');
    if (equals > 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
  }
  return undefined;
}

const SESSION_COOKIE = '__Host-shop';
const SESSION_SECONDS = 30 * 24 * 3600;
const YEAR_SECONDS = 365 * 24 * 3600;

/** Returns the sealed session among a request's cookies. */
export const sessionCookieValue = (header: string | undefined): string | undefined =>
  cookieValue(header, SESSION_COOKIE);

/** Returns the cookie of a sealed session, which scripts and other hosts cannot read. */
export const sessionCookie = (sealed: string): string => hostCookie(SESSION_COOKIE, sealed, SESSION_SECONDS);

/** Returns a cookie that pages may read (spec shell §3.4): Lax, one year. */
export const readableCookie = (name: string, value: string): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;

/** Returns a cookie that only this host gets and scripts cannot read. The name begins with `__Host-`. */
export const hostCookie = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Lax`;

/** Returns a cookie like `hostCookie` that pages may read. */
export const hostPageCookie = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; Secure; SameSite=Lax`;

/** Returns a `Set-Cookie` value that removes a cookie. */
export const clearedCookie = (name: string): string => hostCookie(name, '', 0);

export const clearedSessionCookie = clearedCookie(SESSION_COOKIE);
