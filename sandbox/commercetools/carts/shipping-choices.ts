import type { ShippingMethod } from '@commercetools/platform-sdk';
import { resourceNotFound } from '../errors/platform-error.js';
import { methodsForCart, methodsForLocation } from '../pricing/matching-methods.js';
import { shippingMethods, zones } from '../families/families.js';
import type { Work } from '../work/work.js';
import { byId } from '../storage/repository.js';
import { findCart } from './cart-operations.js';
import { pricingContext } from './pricing-context.js';

/** Returns the methods that ship this cart, the default first; none without a shipping address. */
export async function methodsForCartId(work: Work, cartId: string): Promise<ShippingMethod[]> {
  const cart = await findCart(work, byId(cartId));
  if (cart === undefined) throw resourceNotFound(`ID '${cartId}'`);
  return methodsForCart(cart, await pricingContext(work, cart));
}

/** Returns the methods that ship to a place, in one currency or in any. */
export async function methodsForPlace(
  work: Work,
  place: { readonly country: string; readonly state?: string; readonly currency?: string },
): Promise<ShippingMethod[]> {
  const { cache } = work.backend;
  return methodsForLocation(place, {
    shippingMethods: await cache.all(shippingMethods),
    zones: await cache.all(zones),
  });
}
