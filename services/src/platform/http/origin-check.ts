import type { IncomingHttpHeaders } from 'node:http';
import { hostName } from './request-host.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request of this method can change something. */
export function changesState(method: string): boolean {
  return !SAFE.has(method);
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/**
 * Whether a page of this very origin sent the request. Browsers say so with `Sec-Fetch-Site`, older ones with `Origin`;
 * a request that carries neither is not a page of ours, and one whose two headers contradict each other is refused.
 */
export function isSameOrigin({ 'sec-fetch-site': site, origin, host = '' }: IncomingHttpHeaders): boolean {
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return site !== undefined;
  const sender = hostOf(origin);
  if (!sender || !host) return false;
  // A proxy may have dropped the port of `Host`; then the browser's own word on the port has to do.
  return sender === host.toLowerCase() || (site !== undefined && hostName(sender) === hostName(host));
}
