import type { IncomingHttpHeaders } from 'node:http';

const STATE_CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Whether a request of this method can change something. */
export function changesState(method: string): boolean {
  return STATE_CHANGING.has(method);
}

/**
 * Whether a page of this very origin sent the request. Browsers say so with `Sec-Fetch-Site`, older ones with `Origin`;
 * a request that carries neither is not a page of ours.
 */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = headers;
  if (!origin || !host || !URL.canParse(origin)) return false;
  return new URL(origin).host === host.toLowerCase();
}
