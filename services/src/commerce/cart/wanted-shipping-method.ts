import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import type { ShippingMethodRecord } from '../../integrations/commercetools/ports/catalogue-backend.js';

export const FREIGHT_METHOD_KEY = 'freight';

const hasFreight = ({ lineItems }: CartRecord): boolean => lineItems.some(({ isFreight }) => isFreight);

/**
 * Whether the cart's shipping method has to be looked at: there is an address and no method, the method no longer matches
 * the cart, or a heavy machine is sent as a parcel or a parcel as freight. (spec core §4)
 */
export function needsShippingMethod(cart: CartRecord): boolean {
  if (!cart.shippingAddress || cart.lineItems.length === 0) return false;
  const { shippingInfo } = cart;
  return !shippingInfo?.matchesCart || (shippingInfo.methodKey === FREIGHT_METHOD_KEY) !== hasFreight(cart);
}

/** The method a cart is set to: of those returned for it freight for a heavy machine, else the default one, else the first. (spec core §4) */
export function wantedShippingMethod(
  cart: CartRecord,
  offered: readonly ShippingMethodRecord[],
): ShippingMethodRecord | undefined {
  const freight = offered.find(({ key }) => key === FREIGHT_METHOD_KEY);
  if (hasFreight(cart) && freight) return freight;
  return offered.find(({ isDefault }) => isDefault) ?? offered[0];
}
