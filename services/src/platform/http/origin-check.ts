import type { IncomingHttpHeaders } from 'node:http';
import { hostName } from './request-host.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Returns whether a request with this method can change state. */
export function changesState(method: string): boolean {
  return !SAFE.has(method);
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** Returns whether a request asks for a WebSocket. */
export function opensSocket({ upgrade }: IncomingHttpHeaders): boolean {
  return upgrade?.toLowerCase() === 'websocket';
}

/**
 * Returns whether a page on the same host opens a WebSocket. Browsers always send `Origin` with it; its port is that of the
 * page, not that of the channel, and `Sec-Fetch-Site` is missing or `same-site`.
 */
export function isSameHostSocket({ origin, host = '' }: IncomingHttpHeaders): boolean {
  const sender = origin === undefined ? undefined : hostOf(origin);
  return sender !== undefined && sender !== '' && hostName(sender) === hostName(host);
}

/**
 * Returns whether a page of the same origin sent the request. Browsers say so with `Sec-Fetch-Site`, older ones with `Origin`.
 * False for a request without these headers, and if the two contradict each other.
 */
export function isSameOrigin({ 'sec-fetch-site': site, origin, host = '' }: IncomingHttpHeaders): boolean {
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return site !== undefined;
  const sender = hostOf(origin);
  if (!sender || !host) return false;
  // A proxy may have removed the port from `Host`; then trust the browser's `Sec-Fetch-Site`.
  return sender === host.toLowerCase() || (site !== undefined && hostName(sender) === hostName(host));
}
