import type {
  CartDiscountDraft,
  CartDiscountUpdateAction,
  DiscountCodeDraft,
  DiscountCodeUpdateAction,
} from '@commercetools/platform-sdk';
import type { CartReduction } from '../../catalogue/cart-reductions.js';

export function cartDiscountDraft(reduction: CartReduction): CartDiscountDraft {
  const { key, name, value, target, cartPredicate, sortOrder, code } = reduction;
  return {
    key,
    name,
    value: value.type === 'relative' ? value : { type: 'absolute', money: [...value.money] },
    target,
    cartPredicate,
    sortOrder,
    isActive: true,
    requiresDiscountCode: code !== undefined,
  };
}

/** Returns the actions that update an existing discount, without `isActive`, which staff may have changed. */
export function cartDiscountChanges(draft: CartDiscountDraft): readonly CartDiscountUpdateAction[] {
  const { name, value, cartPredicate, target } = draft;
  return [
    { action: 'changeName', name },
    { action: 'changeValue', value },
    { action: 'changeCartPredicate', cartPredicate },
    ...(target ? [{ action: 'changeTarget' as const, target }] : []),
  ];
}

/** Returns the discount codes. */
export function discountCodeDrafts(reductions: readonly CartReduction[]): readonly DiscountCodeDraft[] {
  return reductions.flatMap(({ key, name, code }) =>
    code === undefined ? [] : [{ key, code, name, cartDiscounts: [{ typeId: 'cart-discount', key }], isActive: true }],
  );
}

export function discountCodeChanges({ name, cartDiscounts }: DiscountCodeDraft): readonly DiscountCodeUpdateAction[] {
  return [
    { action: 'setName', name },
    { action: 'changeCartDiscounts', cartDiscounts },
  ];
}
