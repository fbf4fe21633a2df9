import type { Price, ShippingInfo, ShippingMethod } from '@commercetools/platform-sdk';
import { centPrecision } from '../amounts/money.js';

const UNPRICED = 'unpriced';

/** Stands in `LineItem.price` of a line that was just added; the next recalculation selects the real one. */
export function unpriced(currency: string): Price {
  return { id: UNPRICED, value: centPrecision(0, currency) };
}

/** True for a price that no recalculation has selected yet, and which nobody may be charged. */
export function isUnpriced({ id }: Price): boolean {
  return id === UNPRICED;
}

/**
 * The shipping info of a method that was just chosen; the next recalculation looks up rate, price, state and tax.
 * Whether the method ships to the cart's address at all is `shippingRateFor`'s to say, before it is set.
 */
export function unpricedShippingInfo(method: ShippingMethod, currency: string): ShippingInfo {
  const nothing = centPrecision(0, currency);
  return {
    shippingMethodName: method.name,
    shippingMethod: { typeId: 'shipping-method', id: method.id },
    taxCategory: method.taxCategory,
    price: nothing,
    shippingRate: { price: nothing, tiers: [] },
    shippingMethodState: 'DoesNotMatchCart',
  };
}
