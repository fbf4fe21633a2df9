import type { CartDiscount, DiscountCode, DiscountCodeState } from '@commercetools/platform-sdk';
import { matches, type PredicateScope } from '../discount-predicate/evaluate.js';
import { isWithinValidity } from './select-price.js';
import type { CartState, PricingContext } from './types.js';

/** The cart that asks for discounts, and how predicates see it. */
export interface DiscountBasis {
  readonly cart: CartState;
  readonly context: PricingContext;
  readonly scope: PredicateScope;
}

/** True when the discount is meant for every store or for the cart's own. */
export function isForStoreOf(cart: CartState, discount: CartDiscount): boolean {
  const stores = discount.stores ?? [];
  return stores.length === 0 || stores.some(({ key }) => key === cart.store?.key);
}

/**
 * Platform rule `DiscountCodeState`, before any discount is applied, in the order of the questions: is the code and
 * one of its discounts active (else NotActive), is the code and one of those valid now (else NotValid), is there a use
 * left (else MaxApplicationReached), does the code and one of those match the cart (else DoesNotMatchCart). A code
 * that matches stays MatchesCart although its discount may find no item to discount. A code that no longer exists is
 * NotActive.
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

/** True when the discount is for the cart's store and its cart predicate holds. */
export function isMatching(discount: CartDiscount, cart: CartState, scope: PredicateScope): boolean {
  return isForStoreOf(cart, discount) && matches(discount.cartPredicate, scope);
}

function discountsOf(code: DiscountCode, context: PricingContext): CartDiscount[] {
  const ids = new Set(code.cartDiscounts.map(({ id }) => id));
  return context.cartDiscounts.filter(({ id }) => ids.has(id));
}

/** `maxApplicationsPerCustomer` counts customers only; anonymous carts are not limited by it. */
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
