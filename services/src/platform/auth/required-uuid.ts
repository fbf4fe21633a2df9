import { ShopError } from '@manifold/domain/shop-error/shop-error';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id in an address. Refuses what cannot be one as something that is not there. */
export function requiredUuid(text: string): string {
  if (!UUID.test(text)) throw new ShopError('not-found');
  return text;
}
