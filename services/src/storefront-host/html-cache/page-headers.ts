import { securityHeaders } from '../../platform/http/security-headers.js';
import { pagePolicy, type PagePermissions } from '../rendering/content-security-policy.js';

/** Returns the headers of an HTML page; `cache` is its Cache-Control. */
export function documentHeaders(
  permissions: PagePermissions,
  cache: string,
  { development }: { readonly development: boolean },
): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cache,
    vary: 'accept-encoding',
    // Vite adds reloaded styles and scripts to the page, which a policy would forbid.
    ...(development ? {} : { 'content-security-policy': pagePolicy(permissions) }),
  };
}

/** Returns the headers of an HTML page including those that the server's hooks add to other answers. */
export function pageHeaders(
  permissions: PagePermissions,
  cache: string,
  env: { readonly embedded: boolean; readonly development: boolean },
): Record<string, string> {
  return { ...securityHeaders(env), ...documentHeaders(permissions, cache, env) };
}

/** Browsers may cache the page but must revalidate it; shared caches may not. */
export const REVALIDATE = 'private, no-cache';
/** The page must not be cached, because it belongs to one visitor or is an error. */
export const NO_STORE = 'private, no-store';
