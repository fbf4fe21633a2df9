import type { CartDiscount, CartDiscountTarget, DiscountCodeInfo } from '@commercetools/platform-sdk';
import { cartScope } from './cart-scope.js';
import { matches } from '../discount-predicate/evaluate.js';
import { discountCodeState, isMatching, type DiscountBasis } from './discount-code-state.js';
import { discountPieces, type AppliedValue } from './discount-value.js';
import type { PricedItem } from './priced-item.js';
import { isWithinValidity } from './select-price.js';
import { byHighestSortOrder } from './sort-order.js';
import type { CartState, PricingContext } from './types.js';

/** The items after their cart discounts; discounts on shipping and total price are applied later. */
export interface DiscountedItems {
  readonly items: readonly PricedItem[];
  readonly onShipping: readonly CartDiscount[];
  readonly onTotalPrice: readonly CartDiscount[];
  /** The discounts whose gift the cart should have. */
  readonly gifts: readonly CartDiscount[];
  readonly codes: DiscountCodeInfo[];
}

/**
 * Platform rule "cart discounts": those that are active, valid, for the cart's store, matching by their cart predicate
 * and, where they need a code, named by a code in state MatchesCart, are applied one after the other, the highest sort
 * order first, each to the prices that the one before left. After a discount with StopAfterThisDiscount found
 * something to reduce, the rest are left out, and a code whose discounts were all left out becomes
 * ApplicationStoppedByPreviousDiscount. Cart predicates see the prices before any cart discount, so that the order of
 * discounts cannot change which of them match. Targets: line items, custom line items, shipping, total price; a gift
 * is given unless it was refused. Multi-buy and pattern discounts are not supported (`unsupportedDiscount`) and never apply.
 */
export function applyCartDiscounts(
  cart: CartState,
  items: readonly PricedItem[],
  context: PricingContext,
): DiscountedItems {
  const basis = { cart, context, scope: cartScope(cart, items, context.customer) };
  const codes = codeStates(basis);
  const candidates = matchingDiscounts(basis, namedByMatchingCodes(codes, context));
  const run = { candidates, ...applyInOrder(candidates, cart, items) };
  const { onShipping, onTotalPrice, gifts } = run;
  return {
    items: run.items,
    onShipping,
    onTotalPrice,
    gifts,
    codes: codes.map((info) => (isStopped(info, basis, run) ? { ...info, state: STOPPED } : info)),
  };
}

function codeStates(basis: DiscountBasis): DiscountCodeInfo[] {
  const { cart, context } = basis;
  return cart.discountCodes.map(({ discountCode }) => {
    const code = context.discountCodes.find(({ id }) => id === discountCode.id);
    return { discountCode, state: discountCodeState(code, basis) };
  });
}

function namedByMatchingCodes(codes: readonly DiscountCodeInfo[], context: PricingContext): Set<string> {
  const usable = new Set(codes.filter(({ state }) => state === 'MatchesCart').map((info) => info.discountCode.id));
  const named = context.discountCodes.filter(({ id }) => usable.has(id)).flatMap((code) => code.cartDiscounts);
  return new Set(named.map(({ id }) => id));
}

function matchingDiscounts({ cart, context, scope }: DiscountBasis, named: ReadonlySet<string>): CartDiscount[] {
  return context.cartDiscounts
    .filter((discount) => discount.isActive && isWithinValidity(discount, context.now))
    .filter((discount) => !discount.requiresDiscountCode || named.has(discount.id))
    .filter((discount) => isMatching(discount, cart, scope))
    .sort(byHighestSortOrder);
}

interface Run extends Omit<DiscountedItems, 'codes'> {
  readonly leftOut: ReadonlySet<string>;
}

function applyInOrder(candidates: readonly CartDiscount[], cart: CartState, items: readonly PricedItem[]): Run {
  let current = items;
  const onShipping: CartDiscount[] = [];
  const onTotalPrice: CartDiscount[] = [];
  const gifts: CartDiscount[] = [];
  for (const [position, discount] of candidates.entries()) {
    const before = current;
    const waiting = discount.target?.type;
    if (isGivenGift(discount, cart)) gifts.push(discount);
    else if (waiting === 'shipping' && cart.shippingInfo !== undefined) onShipping.push(discount);
    else if (waiting === 'totalPrice') onTotalPrice.push(discount);
    else current = discountItems(current, discount, cart);
    const hasApplied = current !== before || [onShipping, onTotalPrice, gifts].some((list) => list.at(-1) === discount);
    if (hasApplied && discount.stackingMode === 'StopAfterThisDiscount') {
      const leftOut = new Set(candidates.slice(position + 1).map(({ id }) => id));
      return { items: current, onShipping, onTotalPrice, gifts, leftOut };
    }
  }
  return { items: current, onShipping, onTotalPrice, gifts, leftOut: new Set() };
}

/** Returns whether a discount gives something that the shopper has not removed. */
const isGivenGift = ({ id, value }: CartDiscount, { refusedGifts }: CartState): boolean =>
  value.type === 'giftLineItem' && !refusedGifts.some((refused) => refused.id === id);

/** Returns the items after a discount; the same array if it reduced nothing. */
function discountItems(items: readonly PricedItem[], discount: CartDiscount, cart: CartState): readonly PricedItem[] {
  const targets = items.filter((item) => isTarget(item, discount.target));
  const reduced = discountPieces(
    targets.map((item) => item.groups),
    appliedTo(cart, discount),
  );
  const byItem = new Map(targets.map((item, index) => [item, reduced[index] ?? item.groups]));
  const hasReduced = targets.some((item) =>
    byItem.get(item)?.some((group) => group.included.some(({ discountId }) => discountId === discount.id)),
  );
  if (!hasReduced) return items;
  return items.map((item) => ({ ...item, groups: byItem.get(item) ?? item.groups }));
}

function isTarget(item: PricedItem, target: CartDiscountTarget | undefined): boolean {
  if (target?.type !== 'lineItems' && target?.type !== 'customLineItems') return false;
  const kind = target.type === 'lineItems' ? 'lineItem' : 'customLineItem';
  return item.kind === kind && item.isDiscountable && matches(target.predicate, item.scope);
}

/** Returns a discount's value with the cart's currency and price rounding mode. */
export function appliedTo(cart: CartState, discount: CartDiscount): AppliedValue {
  const currency = cart.totalPrice.currencyCode;
  return { discountId: discount.id, value: discount.value, currency, rounding: cart.priceRoundingMode ?? 'HalfEven' };
}

const STOPPED = 'ApplicationStoppedByPreviousDiscount';

/** Returns whether the code matches the cart but all of its discounts were left out. */
function isStopped(
  { discountCode, state }: DiscountCodeInfo,
  { context }: DiscountBasis,
  { candidates, leftOut }: { readonly candidates: readonly CartDiscount[]; readonly leftOut: ReadonlySet<string> },
): boolean {
  const code = context.discountCodes.find(({ id }) => id === discountCode.id);
  const own = candidates.filter(({ id }) => code?.cartDiscounts.some((reference) => reference.id === id));
  return state === 'MatchesCart' && own.every(({ id }) => leftOut.has(id));
}
