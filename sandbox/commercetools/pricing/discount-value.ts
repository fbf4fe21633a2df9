import type { CartDiscountValue, RoundingMode } from '@commercetools/platform-sdk';
import { lessPermyriad } from '../amounts/money.js';
import type { UnitGroup } from './priced-item.js';
import { shareOut, type PieceShare } from './share-out.js';

/** A discount's value as it is applied to one cart. */
export interface AppliedValue {
  readonly discountId: string;
  readonly value: CartDiscountValue;
  readonly currency: string;
  readonly rounding: RoundingMode;
}

/**
 * Returns an amount in cents after a discount: a relative value is rounded by the cart's price rounding mode, an absolute
 * one never goes below zero, a fixed one applies only if it is lower. Undefined if the discount has no amount in the
 * currency or does not lower the price.
 */
export function discountedAmount(price: bigint, applied: AppliedValue): bigint | undefined {
  if (price <= 0n) return undefined;
  const after = valueAfter(price, applied);
  return after !== undefined && after < price ? after : undefined;
}

function valueAfter(price: bigint, { value, currency, rounding }: AppliedValue): bigint | undefined {
  if (value.type === 'relative') return lessPermyriad(price, value.permyriad, rounding);
  const amount = amountIn(value, currency);
  if (amount === undefined || value.type === 'fixed') return amount;
  return amount < price ? price - amount : 0n;
}

/** Returns the amount in cents of an absolute or fixed value in a currency. */
function amountIn(value: CartDiscountValue, currency: string): bigint | undefined {
  if (value.type !== 'absolute' && value.type !== 'fixed') return undefined;
  const money = value.money.find(({ currencyCode }) => currencyCode === currency);
  return money === undefined ? undefined : BigInt(money.centAmount);
}

/**
 * Applies one discount to the pieces of all items that it targets. Relative, fixed and individually applied absolute
 * values are applied to each piece. Other absolute values are one amount that is distributed over all pieces, in
 * proportion to their prices (the default) or evenly, never more than they cost.
 */
export function discountPieces(items: readonly (readonly UnitGroup[])[], applied: AppliedValue): UnitGroup[][] {
  const { value } = applied;
  if (value.type === 'absolute' && value.applicationMode !== 'IndividualApplication') {
    return distribute(items, amountIn(value, applied.currency) ?? 0n, applied);
  }
  return items.map((groups) => groups.map((group) => reducedTo(group, applied)));
}

function reducedTo(group: UnitGroup, applied: AppliedValue): UnitGroup {
  const price = discountedAmount(group.price, applied);
  return price === undefined
    ? group
    : reducedBy(group, { quantity: group.quantity, amount: group.price - price }, applied.discountId);
}

function reducedBy(group: UnitGroup, { quantity, amount }: PieceShare, discountId: string): UnitGroup {
  if (amount === 0n) return { ...group, quantity };
  return { quantity, price: group.price - amount, included: [...group.included, { discountId, amount }] };
}

function distribute(items: readonly (readonly UnitGroup[])[], amount: bigint, applied: AppliedValue): UnitGroup[][] {
  const groups = items.flat();
  const isEven = applied.value.type === 'absolute' && applied.value.applicationMode === 'EvenDistribution';
  const shares = isEven ? evenShares(amount, groups) : proportionateShares(amount, groups);
  const reduced = groups.map((group, index) =>
    (shares[index] ?? []).map((share) => reducedBy(group, share, applied.discountId)),
  );
  let next = 0;
  return items.map((own) => {
    next += own.length;
    return reduced.slice(next - own.length, next).flat();
  });
}

/** Returns a piece's price as its weight; 0 if an absolute product discount made it negative. */
function weightOf(group: UnitGroup): bigint {
  return group.price > 0n ? group.price : 0n;
}

function proportionateShares(amount: bigint, groups: readonly UnitGroup[]): PieceShare[][] {
  const pieces = groups.map((group) => ({ quantity: group.quantity, weight: weightOf(group) }));
  const totalWeight = pieces.reduce((all, { quantity, weight }) => all + weight * BigInt(quantity), 0n);
  return shareOut(amount < totalWeight ? amount : totalWeight, pieces);
}

/** Returns equal shares per piece; what exceeds the price of cheap pieces goes to the dearer ones. */
function evenShares(amount: bigint, groups: readonly UnitGroup[]): PieceShare[][] {
  const cheapestFirst = groups.map((_, index) => index).sort((a, b) => compare(priceAt(groups, a), priceAt(groups, b)));
  const exhausted = new Set<number>();
  let left = amount;
  let open = BigInt(groups.reduce((pieces, group) => pieces + group.quantity, 0));
  for (const index of cheapestFirst) {
    const quantity = BigInt(groups[index]?.quantity ?? 0);
    if (priceAt(groups, index) > left / open) break;
    exhausted.add(index);
    left -= priceAt(groups, index) * quantity;
    open -= quantity;
    if (open === 0n) break;
  }
  const even = groups.map(({ quantity }, index) => ({ quantity, weight: exhausted.has(index) ? 0n : 1n }));
  const shares = shareOut(open === 0n ? 0n : left, even);
  return groups.map((group, index) =>
    exhausted.has(index) ? [{ quantity: group.quantity, amount: weightOf(group) }] : (shares[index] ?? []),
  );
}

function priceAt(groups: readonly UnitGroup[], index: number): bigint {
  const group = groups[index];
  return group === undefined ? 0n : weightOf(group);
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
