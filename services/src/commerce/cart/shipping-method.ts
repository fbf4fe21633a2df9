import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import type { ShippingMethodRecord } from '../../integrations/commercetools/ports/catalogue-backend.js';

export const FREIGHT_METHOD_KEY = 'freight';

const hasFreight = ({ lineItems }: CartRecord): boolean => lineItems.some(({ isFreight }) => isFreight);

/**
 * Returns whether a shipping method must be selected: the cart has an address but no method, the method does not match, or
 * freight would be sent as a parcel or a parcel as freight. (spec core §4)
 */
export function needsShippingMethod(cart: CartRecord): boolean {
  if (!cart.shippingAddress || cart.lineItems.length === 0) return false;
  const { shippingInfo } = cart;
  return !shippingInfo?.matchesCart || (shippingInfo.methodKey === FREIGHT_METHOD_KEY) !== hasFreight(cart);
}

/** Selects the shipping method of a cart: freight for a heavy machine, else the default one, else the first. (spec core §4) */
export function selectShippingMethod(
  cart: CartRecord,
  available: readonly ShippingMethodRecord[],
): ShippingMethodRecord | undefined {
  const freight = available.find(({ key }) => key === FREIGHT_METHOD_KEY);
  if (hasFreight(cart) && freight) return freight;
  return available.find(({ isDefault }) => isDefault) ?? available[0];
}
