import type { Cart, CustomFields, QuoteRequest } from '@commercetools/platform-sdk';
import { customFields, type CustomFieldsDraft } from '../resources/custom-fields.js';
import type { Work } from '../work/work.js';

/** The subject of a negotiation: the content of a cart with its prices at that time. */
export type Offer = Pick<
  QuoteRequest,
  | 'customerGroup'
  | 'store'
  | 'businessUnit'
  | 'lineItems'
  | 'customLineItems'
  | 'totalPrice'
  | 'taxedPrice'
  | 'shippingAddress'
  | 'billingAddress'
  | 'inventoryMode'
  | 'taxMode'
  | 'priceRoundingMode'
  | 'taxRoundingMode'
  | 'taxCalculationMode'
  | 'country'
  | 'shippingInfo'
  | 'paymentInfo'
  | 'shippingRateInput'
  | 'itemShippingAddresses'
  | 'directDiscounts'
>;

export const offerOf = (from: Offer | Cart): Offer => ({
  customerGroup: from.customerGroup,
  store: from.store,
  businessUnit: from.businessUnit,
  lineItems: from.lineItems,
  customLineItems: from.customLineItems,
  totalPrice: from.totalPrice,
  taxedPrice: from.taxedPrice,
  shippingAddress: from.shippingAddress,
  billingAddress: from.billingAddress,
  inventoryMode: from.inventoryMode,
  taxMode: from.taxMode,
  priceRoundingMode: from.priceRoundingMode,
  taxRoundingMode: from.taxRoundingMode,
  taxCalculationMode: from.taxCalculationMode,
  country: from.country,
  shippingInfo: from.shippingInfo,
  paymentInfo: from.paymentInfo,
  shippingRateInput: from.shippingRateInput,
  itemShippingAddresses: from.itemShippingAddresses,
  directDiscounts: from.directDiscounts,
});

/** Returns the custom fields of a draft, merged with those of its origin if both have the same type. */
export async function inheritedCustom(
  work: Work,
  draft: CustomFieldsDraft | undefined,
  former: CustomFields | undefined,
): Promise<CustomFields | undefined> {
  const own = await customFields(work, 'quote', draft);
  if (own === undefined || former === undefined) return own ?? former;
  return own.type.id === former.type.id ? { ...own, fields: { ...former.fields, ...own.fields } } : own;
}
