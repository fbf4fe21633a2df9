import { randomUUID } from 'node:crypto';
import type { Cart, CustomLineItem } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { invalidField, requiredField, resourceNotFound } from '../errors/platform-error.js';
import { customFields } from '../resources/custom-fields.js';
import {
  customFieldsDraft,
  key,
  localizedString,
  money,
  resourceIdentifier,
  slug,
  unsupportedProperties,
} from '../input/draft-parts.js';
import { taxCategories } from '../families/families.js';
import { asCentPrecision } from '../amounts/money.js';
import { optionalReference } from '../work/references.js';
import type { Work } from '../work/work.js';
import { externalTaxRate, requireExternalTaxMode } from './external-tax-rate.js';
import { shippingDetails, shippingDetailsDraft } from './item-shipping.js';
import { pieces } from './line-quantity.js';

export const customLineItemPriceMode = z.enum(['Standard', 'External']);

/** An item of a cart that is not a product, such as a fee, a service or a voucher. */
export const customLineItemDraft = z.object({
  name: localizedString,
  key: key.optional(),
  quantity: pieces.min(1, 'The quantity must be at least 1.').default(1),
  money,
  slug,
  taxCategory: resourceIdentifier.optional(),
  externalTaxRate: externalTaxRate.optional(),
  shippingDetails: shippingDetailsDraft.optional(),
  priceMode: customLineItemPriceMode.default('Standard'),
  custom: customFieldsDraft.optional(),
  ...unsupportedProperties('recurrenceInfo'),
});
export type CustomLineItemDraft = z.output<typeof customLineItemDraft>;

/** Returns the amount of a custom line item. Throws InvalidField if its currency is not the cart's. */
export function amountOf(cart: Cart, given: z.output<typeof money>): CustomLineItem['money'] {
  const { currencyCode } = cart.totalPrice;
  if (given.currencyCode === currencyCode) return asCentPrecision(given);
  throw invalidField('currencyCode', given.currencyCode, `The cart's currency is ${currencyCode}.`);
}

/** Returns the cart with one more custom line item, not yet priced. */
export async function withCustomLineItem(work: Work, cart: Cart, draft: CustomLineItemDraft): Promise<Cart> {
  requireExternalTaxMode(cart, draft.externalTaxRate);
  if (cart.taxMode === 'Platform' && draft.taxCategory === undefined) throw requiredField('taxCategory');
  const added: CustomLineItem = {
    id: randomUUID(),
    key: draft.key,
    name: draft.name,
    money: amountOf(cart, draft.money),
    slug: draft.slug,
    quantity: draft.quantity,
    totalPrice: asCentPrecision({ ...draft.money, centAmount: 0 }),
    taxedPricePortions: [],
    state: [],
    taxCategory: await optionalReference(work, taxCategories, draft.taxCategory),
    taxRate: draft.externalTaxRate,
    perMethodTaxRate: [],
    discountedPricePerQuantity: [],
    shippingDetails: shippingDetails(cart, draft.shippingDetails, draft.quantity),
    priceMode: draft.priceMode,
    custom: await customFields(work, 'custom-line-item', draft.custom),
  };
  return { ...cart, customLineItems: [...cart.customLineItems, added] };
}

export const customLineSelector = z.object({
  customLineItemId: z.string().optional(),
  customLineItemKey: z.string().optional(),
});

/** Returns the custom line item that an action names. Throws ResourceNotFound if the cart lacks it. */
export function requireCustomLine(
  { id, customLineItems }: Pick<Cart, 'id' | 'customLineItems'>,
  { customLineItemId, customLineItemKey }: z.output<typeof customLineSelector>,
): CustomLineItem {
  const named = customLineItemId ?? customLineItemKey;
  const found = customLineItems.find((item) =>
    customLineItemId === undefined ? item.key === customLineItemKey : item.id === customLineItemId,
  );
  if (found === undefined || named === undefined)
    throw resourceNotFound(`custom line item '${named ?? ''}' in '${id}'`);
  return found;
}

/** Returns the cart with a custom line item changed or removed. */
export const withCustomLine = <T extends Pick<Cart, 'customLineItems'>>(
  cart: T,
  item: CustomLineItem,
  next: CustomLineItem | undefined,
): T => ({
  ...cart,
  customLineItems: cart.customLineItems.flatMap((one) => (one.id === item.id ? (next ?? []) : one)),
});
