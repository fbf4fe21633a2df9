import type { ShippingMethod, ShippingRate, Zone } from '@commercetools/platform-sdk';
import { cartScope } from './cart-scope.js';
import { priceCustomLineItem, priceLineItem } from './price-line-item.js';
import { isUsable } from './shipping-info.js';
import { shippingRateFor, type Destination } from './shipping-rate.js';
import type { CartState, PricingContext } from './types.js';

/** A destination; without a currency, rates of all currencies match. */
export interface Location extends Destination {
  readonly currency?: string;
}

/**
 * Platform rule "shipping methods for a cart": the active methods whose predicate holds and that ship to the cart's
 * address in its currency, the project's default first. Of all rates of a method exactly one carries
 * `isMatching: true`. None for a cart without shipping address.
 */
export function methodsForCart(
  cart: CartState,
  context: Pick<PricingContext, 'now' | 'products' | 'shippingMethods' | 'zones' | 'customer'>,
): ShippingMethod[] {
  const { shippingAddress } = cart;
  if (shippingAddress === undefined) return [];
  const scope = cartScope(cart, storedItems(cart, context), context.customer);
  const usable = context.shippingMethods.filter((method) => isUsable(method, scope));
  const destination = { ...shippingAddress, currency: cart.totalPrice.currencyCode };
  return methodsFor(usable, destination, context.zones);
}

/**
 * Platform rule "shipping methods for a location": the active methods without regard to a cart; without a currency
 * every rate of the location's zone matches.
 */
export function methodsForLocation(
  location: Location,
  { shippingMethods, zones }: Pick<PricingContext, 'shippingMethods' | 'zones'>,
): ShippingMethod[] {
  const active = shippingMethods.filter((method) => method.active !== false);
  return methodsFor(active, location, zones);
}

function methodsFor(
  methods: readonly ShippingMethod[],
  destination: Location,
  zones: readonly Zone[],
): ShippingMethod[] {
  return methods
    .flatMap((method) => {
      const rates = currenciesOf(method, destination.currency).flatMap(
        (currency) => shippingRateFor(method, { ...destination, currency }, zones) ?? [],
      );
      return rates.length === 0 ? [] : [marked(method, rates)];
    })
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

function currenciesOf(method: ShippingMethod, currency: string | undefined): string[] {
  if (currency !== undefined) return [currency];
  const all = method.zoneRates.flatMap(({ shippingRates }) => shippingRates.map(({ price }) => price.currencyCode));
  return [...new Set(all)];
}

function marked(method: ShippingMethod, matching: readonly ShippingRate[]): ShippingMethod {
  return {
    ...method,
    zoneRates: method.zoneRates.map((zoneRate) => ({
      ...zoneRate,
      shippingRates: zoneRate.shippingRates.map((rate) => ({ ...rate, isMatching: matching.includes(rate) })),
    })),
  };
}

/** Returns the cart's items at their stored prices. */
function storedItems(cart: CartState, context: Pick<PricingContext, 'now' | 'products'>) {
  const none = { ...EMPTY, now: context.now, products: context.products };
  const lines = cart.lineItems.flatMap((line) => {
    const stored = { ...line, priceMode: 'ExternalTotal' } as const;
    const priced = priceLineItem(stored, { cart, context: none, productDiscounts: [] });
    return priced.error === undefined ? [priced.item] : [];
  });
  return [...lines, ...cart.customLineItems.map(priceCustomLineItem)];
}

const EMPTY = {
  productDiscounts: [],
  cartDiscounts: [],
  discountCodes: [],
  shippingMethods: [],
  zones: [],
  taxCategories: [],
};
