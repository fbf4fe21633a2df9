import { isDeepStrictEqual } from 'node:util';
import type { DiscountCodeInfo, MessagePayload, Order, ShippingInfo } from '@commercetools/platform-sdk';

const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one ?? null, other ?? null);

/** Deliveries have messages of their own. */
const withoutDeliveries = (info: ShippingInfo | undefined) => {
  if (info === undefined) return undefined;
  const { deliveries: _told, ...rest } = info;
  return rest;
};

const customerOf = ({ customerId }: Order) =>
  customerId === undefined ? undefined : { typeId: 'customer' as const, id: customerId };

function customerChanges(after: Order, before: Order): MessagePayload[] {
  const groups = { customerGroup: after.customerGroup, oldCustomerGroup: before.customerGroup };
  if (after.customerId !== before.customerId)
    return [
      { type: 'OrderCustomerSet', customer: customerOf(after), oldCustomer: customerOf(before), ...groups },
    ];
  return isSame(after.customerGroup, before.customerGroup) ? [] : [{ type: 'OrderCustomerGroupSet', ...groups }];
}

/** The messages about who an order is for, and where it goes. */
export function detailsChanged(after: Order, before: Order): MessagePayload[] {
  const told = customerChanges(after, before);
  if (after.customerEmail !== before.customerEmail)
    told.push({ type: 'OrderCustomerEmailSet', email: after.customerEmail, oldEmail: before.customerEmail });
  if (!isSame(after.shippingAddress, before.shippingAddress))
    told.push({
      type: 'OrderShippingAddressSet',
      address: after.shippingAddress,
      oldAddress: before.shippingAddress,
    });
  if (!isSame(after.billingAddress, before.billingAddress))
    told.push({ type: 'OrderBillingAddressSet', address: after.billingAddress, oldAddress: before.billingAddress });
  if (after.purchaseOrderNumber !== before.purchaseOrderNumber)
    told.push({
      type: 'OrderPurchaseOrderNumberSet',
      purchaseOrderNumber: after.purchaseOrderNumber,
      oldPurchaseOrderNumber: before.purchaseOrderNumber,
    });
  return told;
}

/** The messages about how an order is shipped. */
export function shippingChanged(after: Order, before: Order): MessagePayload[] {
  const told: MessagePayload[] = [];
  if (!isSame(withoutDeliveries(after.shippingInfo), withoutDeliveries(before.shippingInfo)))
    told.push({
      type: 'OrderShippingInfoSet',
      shippingInfo: after.shippingInfo,
      oldShippingInfo: before.shippingInfo,
    });
  if (!isSame(after.shippingRateInput, before.shippingRateInput))
    told.push({
      type: 'OrderShippingRateInputSet',
      shippingRateInput: after.shippingRateInput,
      oldShippingRateInput: before.shippingRateInput,
    });
  return told;
}

const entryOf = ({ discountCodes = [] }: Order, { discountCode }: DiscountCodeInfo): DiscountCodeInfo | undefined =>
  discountCodes.find((one) => one.discountCode.id === discountCode.id);

/** The messages about discount codes that came, went, or apply in another way. */
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

/** The messages about the custom fields of an order. */
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
