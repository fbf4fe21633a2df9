import type { TypedMoney } from '@commercetools/platform-sdk';
import type { PredicateScope } from '../discount-predicate/evaluate.js';
import { sum, timesQuantity } from '../amounts/money.js';

/** The reduction of one piece by one cart discount, in cents. */
export interface DiscountPortion {
  readonly discountId: string;
  readonly amount: bigint;
}

/** Pieces of one item with the same price and the same discounts; `price` is in cents per piece. */
export interface UnitGroup {
  readonly quantity: number;
  readonly price: bigint;
  readonly included: readonly DiscountPortion[];
}

/** A line item or custom line item while cart discounts are applied. */
export interface PricedItem {
  readonly kind: 'lineItem' | 'customLineItem';
  readonly quantity: number;
  /** Price of one piece after the product discount or price tier, before cart discounts. */
  readonly unit: TypedMoney;
  readonly groups: readonly UnitGroup[];
  /** The external total (`ExternalTotal`), if any; such an item is not discountable. */
  readonly givenTotal?: bigint;
  /** True for a gift, which costs nothing and does not count in predicates of the cart. */
  readonly isGift?: boolean;
  /** False if cart discounts do not apply to the item. */
  readonly isDiscountable: boolean;
  readonly scope: PredicateScope;
}

/** Returns the undiscounted group of pieces of a new item. */
export function startingGroups(unit: TypedMoney, quantity: number): UnitGroup[] {
  return [{ quantity, price: BigInt(unit.centAmount), included: [] }];
}

/** Returns whether a cart discount reduced at least one piece. */
export function isDiscounted(item: PricedItem): boolean {
  return item.groups.some((group) => group.included.length > 0);
}

/**
 * Platform rule `LineItem.totalPrice`: price times quantity, or the discounted price of each piece times its
 * quantity; an external total is unchanged.
 */
export function totalOf(item: PricedItem): bigint {
  if (item.givenTotal !== undefined) return item.givenTotal;
  if (!isDiscounted(item)) return timesQuantity(item.unit, item.quantity);
  return sum(item.groups.map((group) => group.price * BigInt(group.quantity)));
}
