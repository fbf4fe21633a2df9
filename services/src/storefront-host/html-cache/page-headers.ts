import { securityHeaders } from '../../platform/http/security-headers.js';
import { pagePolicy } from '../rendering/content-security-policy.js';

/** What makes an answer a page; `cache` says who may keep it for how long. */
export function documentHeaders(
  inlineScripts: readonly string[],
  cache: string,
  { development }: { readonly development: boolean },
): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cache,
    vary: 'accept-encoding',
    // Vite reloads styles and scripts by writing them into the page.
    ...(development ? {} : { 'content-security-policy': pagePolicy(inlineScripts) }),
  };
}

/** Those, and what the server adds to every other answer by itself. */
export function pageHeaders(
  inlineScripts: readonly string[],
  cache: string,
  env: { readonly embedded: boolean; readonly development: boolean },
): Record<string, string> {
  return { ...securityHeaders(env), ...documentHeaders(inlineScripts, cache, env) };
}

/** A browser may keep the page and must ask whether it is still right; no shared cache keeps it. */
export const REVALIDATE = 'private, no-cache';
/** A page of one visitor, or an error: nobody keeps it. */
export const NEVER_KEPT = 'private, no-store';
