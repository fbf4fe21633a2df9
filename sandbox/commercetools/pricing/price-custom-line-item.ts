import type { CustomLineItem } from '@commercetools/platform-sdk';
import { customLineItemScope } from './item-scope.js';
import { startingGroups, type PricedItem } from './priced-item.js';

/** A custom line item costs its `money` per piece; in price mode `External` cart discounts leave it alone. */
export function priceCustomLineItem(item: CustomLineItem): PricedItem {
  return {
    kind: 'customLineItem',
    quantity: item.quantity,
    unit: item.money,
    groups: startingGroups(item.money, item.quantity),
    isDiscountable: item.priceMode !== 'External',
    scope: customLineItemScope(item),
  };
}
