import type { StoreView } from '@manifold/domain/admin-api/contract';

/** Returns the URL of a store. If the console runs on `admin.localhost`, it is the store's local host. */
export function shopAddress(
  { hosts, productionHost }: Pick<StoreView, 'hosts' | 'productionHost'>,
  { hostname, host, protocol }: Pick<Location, 'hostname' | 'host' | 'protocol'>,
): string {
  const local = hosts.find((candidate) => candidate.endsWith('.localhost'));
  if (!hostname.endsWith('.localhost') || local === undefined) return `https://${productionHost}/`;
  return `${protocol}//${local}${host.slice(hostname.length)}/`;
}
