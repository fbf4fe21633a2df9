import { securityHeaders } from '../../platform/http/security-headers.js';
import { pagePolicy } from '../rendering/content-security-policy.js';

/** What every page carries, whoever writes it; `cache` says who may keep it for how long. */
export function pageHeaders(html: string, cache: string, env: { readonly embedded: boolean }): Record<string, string> {
  return {
    ...securityHeaders(env),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy(html),
    'cache-control': cache,
  };
}

/** A browser may keep the page and must ask whether it is still right; no shared cache keeps it. */
export const REVALIDATE = 'private, no-cache';
/** A page of one visitor, or an error: nobody keeps it. */
export const NEVER_KEPT = 'private, no-store';
