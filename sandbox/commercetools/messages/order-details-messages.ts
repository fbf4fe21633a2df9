import { isDeepStrictEqual } from 'node:util';
import type { DiscountCodeInfo, MessagePayload, Order, ShippingInfo } from '@commercetools/platform-sdk';

const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one ?? null, other ?? null);

/** Returns the shipping info without its deliveries, which have messages of their own. */
const withoutDeliveries = (info: ShippingInfo | undefined) => {
  if (info === undefined) return undefined;
  const { deliveries: _deliveries, ...rest } = info;
  return rest;
};

const customerOf = ({ customerId }: Order) =>
  customerId === undefined ? undefined : { typeId: 'customer' as const, id: customerId };

function customerChanges(after: Order, before: Order): MessagePayload[] {
  const groups = { customerGroup: after.customerGroup, oldCustomerGroup: before.customerGroup };
  if (after.customerId !== before.customerId)
    return [{ type: 'OrderCustomerSet', customer: customerOf(after), oldCustomer: customerOf(before), ...groups }];
  return isSame(after.customerGroup, before.customerGroup) ? [] : [{ type: 'OrderCustomerGroupSet', ...groups }];
}

/** Returns the messages about customer and addresses of an order. */
export function detailsChanged(after: Order, before: Order): MessagePayload[] {
  const payloads = customerChanges(after, before);
  if (after.customerEmail !== before.customerEmail)
    payloads.push({ type: 'OrderCustomerEmailSet', email: after.customerEmail, oldEmail: before.customerEmail });
  if (!isSame(after.shippingAddress, before.shippingAddress))
    payloads.push({
      type: 'OrderShippingAddressSet',
      address: after.shippingAddress,
      oldAddress: before.shippingAddress,
    });
  if (!isSame(after.billingAddress, before.billingAddress))
    payloads.push({ type: 'OrderBillingAddressSet', address: after.billingAddress, oldAddress: before.billingAddress });
  if (after.purchaseOrderNumber !== before.purchaseOrderNumber)
    payloads.push({
      type: 'OrderPurchaseOrderNumberSet',
      purchaseOrderNumber: after.purchaseOrderNumber,
      oldPurchaseOrderNumber: before.purchaseOrderNumber,
    });
  return payloads;
}

/** Returns the messages about the shipping of an order. */
export function shippingChanged(after: Order, before: Order): MessagePayload[] {
  const payloads: MessagePayload[] = [];
  if (!isSame(withoutDeliveries(after.shippingInfo), withoutDeliveries(before.shippingInfo)))
    payloads.push({
      type: 'OrderShippingInfoSet',
      shippingInfo: after.shippingInfo,
      oldShippingInfo: before.shippingInfo,
    });
  if (!isSame(after.shippingRateInput, before.shippingRateInput))
    payloads.push({
      type: 'OrderShippingRateInputSet',
      shippingRateInput: after.shippingRateInput,
      oldShippingRateInput: before.shippingRateInput,
    });
  return payloads;
}

const entryOf = ({ discountCodes = [] }: Order, { discountCode }: DiscountCodeInfo): DiscountCodeInfo | undefined =>
  discountCodes.find((one) => one.discountCode.id === discountCode.id);

/** Returns the messages about discount codes that were added, removed or have a new state. */
export const codesChanged = (after: Order, before: Order): MessagePayload[] => [
  ...(after.discountCodes ?? []).flatMap((entry): MessagePayload[] => {
    const { discountCode, state } = entry;
    const oldState = entryOf(before, entry)?.state;
    if (oldState === undefined) return [{ type: 'OrderDiscountCodeAdded', discountCode }];
    return oldState === state ? [] : [{ type: 'OrderDiscountCodeStateSet', discountCode, state, oldState }];
  }),
  ...(before.discountCodes ?? [])
    .filter((entry) => entryOf(after, entry) === undefined)
    .map(({ discountCode }): MessagePayload => ({ type: 'OrderDiscountCodeRemoved', discountCode })),
];

/** Returns the messages about the custom fields of an order. */
export function customChanged({ custom: after }: Order, { custom: before }: Order): MessagePayload[] {
  const previousTypeId = before?.type.id;
  if (after === undefined) return before === undefined ? [] : [{ type: 'OrderCustomTypeRemoved', previousTypeId }];
  if (before === undefined || after.type.id !== previousTypeId)
    return [{ type: 'OrderCustomTypeSet', customFields: after, previousTypeId }];
  const names = [...new Set([...Object.keys(after.fields), ...Object.keys(before.fields)])];
  return names.flatMap((name): MessagePayload[] => {
    const value: unknown = after.fields[name];
    const previousValue: unknown = before.fields[name];
    if (isSame(value, previousValue)) return [];
    if (value === undefined) return [{ type: 'OrderCustomFieldRemoved', name }];
    return previousValue === undefined
      ? [{ type: 'OrderCustomFieldAdded', name, value }]
      : [{ type: 'OrderCustomFieldChanged', name, value, previousValue }];
  });
}
