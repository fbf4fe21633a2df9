import type { Price, ShippingInfo, ShippingMethod } from '@commercetools/platform-sdk';
import { centPrecision } from '../amounts/money.js';

const PLACEHOLDER_ID = 'unpriced';

/** Returns the placeholder price of a new line; the next recalculation selects the real price. */
export function placeholderPrice(currency: string): Price {
  return { id: PLACEHOLDER_ID, value: centPrecision(0, currency) };
}

/** Returns true for the placeholder price, which must never be charged. */
export function isPlaceholderPrice({ id }: Price): boolean {
  return id === PLACEHOLDER_ID;
}

/**
 * Returns the shipping info of a newly chosen method; the next recalculation sets rate, price, state and tax. The caller
 * checks with `shippingRateFor` that the method ships to the cart's address.
 */
export function placeholderShippingInfo(method: ShippingMethod, currency: string): ShippingInfo {
  const zero = centPrecision(0, currency);
  return {
    shippingMethodName: method.name,
    shippingMethod: { typeId: 'shipping-method', id: method.id },
    taxCategory: method.taxCategory,
    price: zero,
    shippingRate: { price: zero, tiers: [] },
    shippingMethodState: 'DoesNotMatchCart',
  };
}
