import type { CartDiscount, ShippingInfo, ShippingMethod, ShippingRate } from '@commercetools/platform-sdk';
import { appliedTo } from './cart-discount.js';
import { matches, type PredicateScope } from '../discount-predicate/evaluate.js';
import { discountedAmount } from './discount-value.js';
import { centPrecision } from '../amounts/money.js';
import type { DiscountPortion } from './priced-item.js';
import { shippingCents, shippingRateFor } from './shipping-rate.js';
import type { CartState, PricingContext } from './types.js';

/** What the shipping price depends on, in addition to cart and context. */
export interface ShippingBasis {
  /** Sum of the (custom) line item totals in cents, after cart discounts. */
  readonly itemsTotal: bigint;
  /** The cart's fields for the method's predicate. */
  readonly scope: PredicateScope;
  readonly discounts: readonly CartDiscount[];
}

/**
 * Platform rule `ShippingInfo`: the rate of the chosen method for the shipping address and the cart's currency is
 * looked up again at every update, and with it price, free shipping, shipping discounts and state. A method that no
 * longer ships there, is inactive, or whose predicate does not hold keeps its last price in state DoesNotMatchCart,
 * which the order refuses. Without a shipping address there is no shipping info. A custom method (without reference)
 * keeps its own rate. Tax is added later.
 */
export function shippingInfoOf(
  cart: CartState,
  context: PricingContext,
  basis: ShippingBasis,
): ShippingInfo | undefined {
  const { shippingInfo, shippingAddress } = cart;
  if (shippingInfo === undefined || shippingAddress === undefined) return undefined;
  const id = shippingInfo.shippingMethod?.id;
  const method = context.shippingMethods.find((one) => one.id === id);
  if (method === undefined) {
    return priced({ ...shippingInfo, ...(id !== undefined && DOES_NOT_MATCH) }, cart, basis);
  }
  const named = { ...shippingInfo, shippingMethodName: method.name, taxCategory: method.taxCategory };
  const destination = { ...shippingAddress, currency: cart.totalPrice.currencyCode };
  const rate = shippingRateFor(method, destination, context.zones);
  if (rate === undefined) return priced({ ...named, ...DOES_NOT_MATCH }, cart, basis);
  const isMatch = isUsable(method, basis.scope);
  const state = isMatch ? ({ shippingMethodState: 'MatchesCart' } as const) : DOES_NOT_MATCH;
  return priced({ ...named, shippingRate: asStored(rate), ...state }, cart, basis);
}

const DOES_NOT_MATCH = { shippingMethodState: 'DoesNotMatchCart' } as const;

/** Returns whether the method is active and its cart predicate, if any, holds. */
export function isUsable(method: ShippingMethod, scope: PredicateScope): boolean {
  return method.active !== false && matches(method.predicate ?? 'true', scope);
}

/** Returns the rate without `isMatching`, which only answers about matching methods have. */
function asStored({ isMatching: _, ...rate }: ShippingRate): ShippingRate {
  return rate;
}

function priced(info: ShippingInfo, cart: CartState, basis: ShippingBasis): ShippingInfo {
  const { discountedPrice: _, ...rest } = info;
  const currency = cart.totalPrice.currencyCode;
  const price = shippingCents(info.shippingRate, basis.itemsTotal, cart.shippingRateInput);
  const undiscounted = { ...rest, price: centPrecision(price, currency) };
  const { left, included } = discounted(price, cart, basis.discounts);
  if (included.length === 0) return undiscounted;
  const includedDiscounts = included.map(({ discountId, amount }) => ({
    discount: { typeId: 'cart-discount' as const, id: discountId },
    discountedAmount: centPrecision(amount, currency),
  }));
  return { ...undiscounted, discountedPrice: { value: centPrecision(left, currency), includedDiscounts } };
}

function discounted(
  price: bigint,
  cart: CartState,
  discounts: readonly CartDiscount[],
): { left: bigint; included: DiscountPortion[] } {
  let left = price;
  const included: DiscountPortion[] = [];
  for (const discount of discounts) {
    const after = discountedAmount(left, appliedTo(cart, discount));
    if (after === undefined) continue;
    included.push({ discountId: discount.id, amount: left - after });
    left = after;
  }
  return { left, included };
}

/** Returns what is charged for shipping, in cents: the discounted price if there is one. */
export function chargedShipping(info: ShippingInfo | undefined): bigint {
  if (info === undefined) return 0n;
  return BigInt(info.discountedPrice?.value.centAmount ?? info.price.centAmount);
}
