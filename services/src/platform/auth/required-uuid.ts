import { ShopError } from '@manifold/domain/shop-error/shop-error';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the id from an address. Throws `not-found` if it is not a UUID. */
export function requiredUuid(text: string): string {
  if (!UUID.test(text)) throw new ShopError('not-found');
  return text;
}
