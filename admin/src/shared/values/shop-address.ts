import type { StoreView } from '@manifold/domain/admin-api/contract';

/** Where a store is seen from here: beside a console on `admin.localhost` it is the store's local host. */
export function shopAddress(
  { hosts, productionHost }: Pick<StoreView, 'hosts' | 'productionHost'>,
  { hostname, host, protocol }: Pick<Location, 'hostname' | 'host' | 'protocol'>,
): string {
  const local = hosts.find((candidate) => candidate.endsWith('.localhost'));
  if (!hostname.endsWith('.localhost') || local === undefined) return `https://${productionHost}/`;
  return `${protocol}//${local}${host.slice(hostname.length)}/`;
}
