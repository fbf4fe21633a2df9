import type { CartDiscount, DiscountCode, DiscountCodeState } from '@commercetools/platform-sdk';
import { matches, type PredicateScope } from '../discount-predicate/evaluate.js';
import { isWithinValidity } from './select-price.js';
import type { CartState, PricingContext } from './types.js';

/** The cart, its pricing context, and its fields for predicates. */
export interface DiscountBasis {
  readonly cart: CartState;
  readonly context: PricingContext;
  readonly scope: PredicateScope;
}

/** Returns whether a discount is for all stores or for this one. */
export const isForStore = ({ stores = [] }: Pick<CartDiscount, 'stores'>, storeKey: string | undefined): boolean =>
  stores.length === 0 || stores.some(({ key }) => key === storeKey);

/**
 * Returns the state of a code before any discount is applied (platform rule `DiscountCodeState`), checked in this order:
 * the code and one of its discounts are active (else NotActive), both are valid now (else NotValid), a use is left (else
 * MaxApplicationReached), both match the cart (else DoesNotMatchCart). A code that matches stays MatchesCart even if its
 * discount finds no item to reduce. A code that no longer exists is NotActive.
 */
export function discountCodeState(
  code: DiscountCode | undefined,
  { cart, context, scope }: DiscountBasis,
): DiscountCodeState {
  const active = (code?.isActive === true ? discountsOf(code, context) : []).filter(({ isActive }) => isActive);
  if (code === undefined || active.length === 0) return 'NotActive';
  const valid = active.filter((discount) => isWithinValidity(discount, context.now));
  if (valid.length === 0 || !isWithinValidity(code, context.now)) return 'NotValid';
  if (isUsedUp(code, cart.customerId, context.discountCodeUses)) return 'MaxApplicationReached';
  const isMatch = matches(code.cartPredicate ?? 'true', scope) && valid.some((one) => isMatching(one, cart, scope));
  return isMatch ? 'MatchesCart' : 'DoesNotMatchCart';
}

/** Returns whether the discount is for the cart's store and its cart predicate holds. */
export function isMatching(discount: CartDiscount, cart: CartState, scope: PredicateScope): boolean {
  return isForStore(discount, cart.store?.key) && matches(discount.cartPredicate, scope);
}

function discountsOf(code: DiscountCode, context: PricingContext): CartDiscount[] {
  const ids = new Set(code.cartDiscounts.map(({ id }) => id));
  return context.cartDiscounts.filter(({ id }) => ids.has(id));
}

/** Returns whether a code has no use left. `maxApplicationsPerCustomer` does not limit anonymous carts. */
export function isUsedUp(
  code: DiscountCode,
  customerId: string | undefined,
  counted: PricingContext['discountCodeUses'],
): boolean {
  const uses = counted?.get(code.id);
  const { maxApplications, maxApplicationsPerCustomer } = code;
  if (maxApplications !== undefined && (uses?.total ?? 0) >= maxApplications) return true;
  if (maxApplicationsPerCustomer === undefined || customerId === undefined) return false;
  return (uses?.byCustomer ?? 0) >= maxApplicationsPerCustomer;
}
