import type { TypedMoney } from '@commercetools/platform-sdk';
import type { PredicateScope } from '../discount-predicate/evaluate.js';
import { sum, timesQuantity } from '../amounts/money.js';

/** What one cart discount took off one piece, in cents. */
export interface DiscountPortion {
  readonly discountId: string;
  readonly amount: bigint;
}

/** Pieces of one item that cost the same and got there by the same discounts; `price` is in cents per piece. */
export interface UnitGroup {
  readonly quantity: number;
  readonly price: bigint;
  readonly included: readonly DiscountPortion[];
}

/** A line item or custom line item on its way through the cart discounts. */
export interface PricedItem {
  readonly kind: 'lineItem' | 'customLineItem';
  readonly quantity: number;
  /** Price of one piece after the product discount or price tier, before cart discounts. */
  readonly unit: TypedMoney;
  readonly groups: readonly UnitGroup[];
  /** Set when the total was given from outside (`ExternalTotal`); cart discounts leave such an item alone. */
  readonly givenTotal?: bigint;
  /** False when cart discounts must leave the item alone. */
  readonly isDiscountable: boolean;
  readonly scope: PredicateScope;
}

/** The undiscounted unit group that every item starts with. */
export function startingGroups(unit: TypedMoney, quantity: number): UnitGroup[] {
  return [{ quantity, price: BigInt(unit.centAmount), included: [] }];
}

/** True when at least one piece was reduced by a cart discount. */
export function isDiscounted(item: PricedItem): boolean {
  return item.groups.some((group) => group.included.length > 0);
}

/**
 * Platform rule `LineItem.totalPrice`: price times quantity, or the discounted price of each piece times its
 * quantity; a total given from outside stands as given.
 */
export function totalOf(item: PricedItem): bigint {
  if (item.givenTotal !== undefined) return item.givenTotal;
  if (!isDiscounted(item)) return timesQuantity(item.unit, item.quantity);
  return sum(item.groups.map((group) => group.price * BigInt(group.quantity)));
}
