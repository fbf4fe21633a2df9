import type { ProductDiscountDraft, ProductDiscountUpdateAction } from '@commercetools/platform-sdk';
import type { DemoDiscount, DiscountValue } from '../../catalogue/discounts.js';

function discountValue(value: DiscountValue): ProductDiscountDraft['value'] {
  return value.type === 'relative' ? value : { type: 'absolute', money: [...value.money] };
}

export function discountDraft({ value, ...discount }: DemoDiscount): ProductDiscountDraft {
  return { ...discount, value: discountValue(value), isActive: true };
}

/** Returns the actions that update an existing discount, without `isActive`, which staff may have changed. */
export function discountChanges(draft: ProductDiscountDraft): readonly ProductDiscountUpdateAction[] {
  const { name, value, predicate, validFrom, validUntil } = draft;
  return [
    { action: 'changeName', name },
    { action: 'changeValue', value },
    { action: 'changePredicate', predicate },
    { action: 'setValidFromAndUntil', validFrom, validUntil },
  ];
}
