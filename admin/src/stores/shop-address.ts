import type { StoreView } from '@manifold/domain/admin-api/contract';

/** Where a store is seen from here: beside a console on `admin.localhost` it is the store's local host. */
export function shopAddress(
  { countryCode, productionHost }: Pick<StoreView, 'countryCode' | 'productionHost'>,
  { hostname, host, protocol }: Pick<Location, 'hostname' | 'host' | 'protocol'>,
): string {
  if (!hostname.endsWith('.localhost')) return `https://${productionHost}/`;
  return `${protocol}//${countryCode.toLowerCase()}.${host.slice(host.indexOf('.') + 1)}/`;
}
