import type { Cart, CustomLineItem } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { customFieldInput, customTypeInput, customTypeOf, withCustomField } from '../resources/custom-fields.js';
import { money, unsupportedProperties } from '../input/draft-parts.js';
import { action, type Action, type Actions } from '../resources/kind.js';
import type { Work } from '../work/work.js';
import {
  amountOf,
  customLineItemDraft,
  customLineItemPriceMode,
  customLineSelector,
  requireCustomLine,
  withCustomLine,
  withCustomLineItem,
} from './custom-line-item.js';
import { externalTaxRate, requireExternalTaxMode } from './external-tax-rate.js';
import { shippingDetails, shippingDetailsDraft, withValidity } from './item-shipping.js';
import { anyQuantity } from './line-quantity.js';

interface On {
  readonly cart: Cart;
  readonly work: Work;
}

/** Returns an action on one custom line item; an undefined result removes it. */
const onCustomLine = <Shape extends z.ZodRawShape>(
  shape: Shape,
  change: (
    item: CustomLineItem,
    input: z.output<z.ZodObject<Shape>>,
    on: On,
  ) => CustomLineItem | undefined | Promise<CustomLineItem>,
): Action<Cart> => {
  const own = z.object(shape);
  const schema = z.intersection(customLineSelector, own);
  return action(schema, async (cart: Cart, input, work) => {
    const item = requireCustomLine(cart, input);
    return withCustomLine(cart, item, await change(item, input, { cart, work }));
  });
};

const atQuantity = (item: CustomLineItem, quantity: number): CustomLineItem => ({
  ...item,
  quantity,
  shippingDetails: item.shippingDetails && withValidity(item.shippingDetails, quantity),
});

/** The update actions of custom line items; for service clients. */
export const customLineItemActions: Actions<Cart> = {
  addCustomLineItem: action(customLineItemDraft, (cart: Cart, input, work) => withCustomLineItem(work, cart, input)),
  removeCustomLineItem: onCustomLine({}, () => undefined),
  changeCustomLineItemQuantity: onCustomLine({ quantity: anyQuantity }, (item, { quantity }) =>
    quantity === 0 ? undefined : atQuantity(item, quantity),
  ),
  changeCustomLineItemMoney: onCustomLine({ money }, (item, input, { cart }) => ({
    ...item,
    money: amountOf(cart, input.money),
  })),
  changeCustomLineItemPriceMode: onCustomLine({ mode: customLineItemPriceMode }, (item, { mode }) => ({
    ...item,
    priceMode: mode,
  })),
  setCustomLineItemTaxRate: onCustomLine(
    { externalTaxRate: externalTaxRate.optional(), ...unsupportedProperties('shippingKey') },
    (item, input, { cart }) => {
      requireExternalTaxMode(cart, input.externalTaxRate);
      return { ...item, taxRate: input.externalTaxRate };
    },
  ),
  setCustomLineItemShippingDetails: onCustomLine(
    { shippingDetails: shippingDetailsDraft.optional() },
    (item, input, { cart }) => ({
      ...item,
      shippingDetails: shippingDetails(cart, input.shippingDetails, item.quantity),
    }),
  ),
  setCustomLineItemCustomType: onCustomLine(customTypeInput.shape, async (item, { type, fields }, { work }) => ({
    ...item,
    custom: await customTypeOf(work, 'custom-line-item', { type, fields }),
  })),
  setCustomLineItemCustomField: onCustomLine(customFieldInput.shape, async (item, { name, value }, { work }) => ({
    ...item,
    custom: await withCustomField(work, item.custom, { name, value }),
  })),
};
