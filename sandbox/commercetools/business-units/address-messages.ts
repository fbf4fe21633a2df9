import { isDeepStrictEqual } from 'node:util';
import type { Address, AddressRole, CustomFields, MessagePayload } from '@commercetools/platform-sdk';
import type { BusinessUnit } from '../families/families.js';

type ChangeMessages = (after: BusinessUnit, before: BusinessUnit) => MessagePayload[];

const byId = ({ addresses }: BusinessUnit, id: string | undefined): Address | undefined =>
  addresses.find((address) => address.id === id);

/** Addresses that one state of a unit has and the other lacks. */
const without = (unit: BusinessUnit, other: BusinessUnit): Address[] =>
  unit.addresses.filter(({ id }) => byId(other, id) === undefined);

function rolesOf(unit: BusinessUnit, id: string | undefined): AddressRole[] {
  const isIn = (ids: readonly string[]): boolean => id !== undefined && ids.includes(id);
  return [
    ...(isIn(unit.shippingAddressIds) ? (['Shipping'] as const) : []),
    ...(isIn(unit.billingAddressIds) ? (['Billing'] as const) : []),
  ];
}

function changedAddresses(after: BusinessUnit, before: BusinessUnit): (readonly [Address, Address])[] {
  return after.addresses.flatMap((address) => {
    const old = byId(before, address.id);
    return old === undefined || isDeepStrictEqual(old, address) ? [] : [[address, old] as const];
  });
}

type Listed = 'billingAddressIds' | 'shippingAddressIds';

const newIn = (field: Listed, unit: BusinessUnit, other: BusinessUnit): Address[] =>
  unit[field].filter((id) => !other[field].includes(id)).flatMap((id) => byId(unit, id) ?? []);

/** The messages of each action on addresses. */
export const addressMessages: Readonly<Record<string, ChangeMessages>> = {
  addAddress: (after, before) =>
    without(after, before).map((address) => ({ type: 'BusinessUnitAddressAdded', address })),
  removeAddress: (after, before) =>
    without(before, after).map((address) => ({
      type: 'BusinessUnitAddressRemoved',
      address,
      addressRoles: rolesOf(before, address.id),
    })),
  changeAddress: (after, before) =>
    changedAddresses(after, before).map(([address]) => ({
      type: 'BusinessUnitAddressChanged',
      address,
      addressRoles: rolesOf(after, address.id),
    })),
  addBillingAddressId: (after, before) =>
    newIn('billingAddressIds', after, before).map((address) => ({ type: 'BusinessUnitBillingAddressAdded', address })),
  removeBillingAddressId: (after, before) =>
    newIn('billingAddressIds', before, after).map((address) => ({
      type: 'BusinessUnitBillingAddressRemoved',
      address,
    })),
  addShippingAddressId: (after, before) =>
    newIn('shippingAddressIds', after, before).map((address) => ({
      type: 'BusinessUnitShippingAddressAdded',
      address,
    })),
  removeShippingAddressId: (after, before) =>
    newIn('shippingAddressIds', before, after).map((address) => ({
      type: 'BusinessUnitShippingAddressRemoved',
      address,
    })),
  setDefaultBillingAddress: (after) => [
    { type: 'BusinessUnitDefaultBillingAddressSet', address: byId(after, after.defaultBillingAddressId) },
  ],
  setDefaultShippingAddress: (after) => [
    { type: 'BusinessUnitDefaultShippingAddressSet', address: byId(after, after.defaultShippingAddressId) },
  ],
  setAddressCustomType: (after, before) =>
    changedAddresses(after, before).map(([{ id: addressId, custom }, { custom: old }]) =>
      custom === undefined
        ? { type: 'BusinessUnitAddressCustomTypeRemoved', oldTypeId: old?.type.id, addressId }
        : { type: 'BusinessUnitAddressCustomTypeSet', customFields: custom, oldTypeId: old?.type.id, addressId },
    ),
  setAddressCustomField: (after, before) =>
    changedAddresses(after, before).flatMap(([{ id: addressId, custom }, { custom: old }]) =>
      fieldMessages('BusinessUnitAddressCustomField', custom, old).map((payload) => ({ ...payload, addressId })),
    ),
};

type FieldMessage = Extract<
  MessagePayload,
  { readonly type: `BusinessUnit${'Address' | ''}CustomField${'Added' | 'Changed' | 'Removed'}` }
>;

/** Returns the messages of custom fields that differ; the message types end in Added, Changed or Removed. */
function fieldMessages(
  type: 'BusinessUnitCustomField' | 'BusinessUnitAddressCustomField',
  after: CustomFields | undefined,
  before: CustomFields | undefined,
): FieldMessage[] {
  const [now, old]: Record<string, unknown>[] = [after?.fields ?? {}, before?.fields ?? {}];
  const names = [...new Set([...Object.keys(now ?? {}), ...Object.keys(old ?? {})])];
  return names.flatMap((name): FieldMessage[] => {
    const [value, oldValue] = [now?.[name], old?.[name]];
    if (isDeepStrictEqual(value, oldValue)) return [];
    if (value === undefined) return [{ type: `${type}Removed`, name }];
    return oldValue === undefined
      ? [{ type: `${type}Added`, name, value }]
      : [{ type: `${type}Changed`, name, value, oldValue }];
  });
}

/** The messages of each action on a unit's own custom fields. */
export const customMessages: Readonly<Record<string, ChangeMessages>> = {
  setCustomType: ({ custom }, { custom: old }) => [
    custom === undefined
      ? { type: 'BusinessUnitCustomTypeRemoved', oldTypeId: old?.type.id }
      : { type: 'BusinessUnitCustomTypeSet', customFields: custom, oldTypeId: old?.type.id },
  ],
  setCustomField: (after, before) => fieldMessages('BusinessUnitCustomField', after.custom, before.custom),
};
