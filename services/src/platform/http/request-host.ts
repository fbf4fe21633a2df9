import type { IncomingHttpHeaders } from 'node:http';

/** Returns the requested host in lower case, without port and final dot; empty if there is none. */
export function requestHost(headers: IncomingHttpHeaders): string {
  return hostName(headers.host ?? '');
}

/** Returns a host in lower case, without port and final dot: `Sk.Localhost:3000` → `sk.localhost`. */
export function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}
