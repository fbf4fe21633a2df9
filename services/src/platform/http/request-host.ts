import type { IncomingHttpHeaders } from 'node:http';

/** The host that was asked for: small letters, without port and final dot. Empty when there is none. */
export function requestHost(headers: IncomingHttpHeaders): string {
  return hostName(headers.host ?? '');
}

/** `Sk.Localhost:3000` → `sk.localhost`. */
export function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}
