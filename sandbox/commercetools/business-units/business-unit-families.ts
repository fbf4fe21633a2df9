import type { AssociateRole, IBusinessUnit } from '@commercetools/platform-sdk';
import { address, boolean, customFields, keyReference, list, object, reference, text } from '../predicates/shape.js';
import { cached, stored } from '../storage/family-of.js';
import { generated, resourceTable, uniqueKey } from '../storage/resource-table.js';
import { associateRoleTelling, businessUnitTelling } from './business-unit-telling.js';

/** A company or one of its divisions, with what it inherits. */
export type BusinessUnit = IBusinessUnit;

export const associateRoles = cached<AssociateRole>(associateRoleTelling)('associate-role', 'associate_roles', {
  name: text,
  buyerAssignable: boolean,
  permissions: list(text),
  custom: customFields,
});

export const businessUnits = stored<BusinessUnit>({ status: 'status' }, businessUnitTelling)(
  'business-unit',
  'business_units',
  {
    status: text,
    unitType: text,
    name: text,
    contactEmail: text,
    storeMode: text,
    associateMode: text,
    approvalRuleMode: text,
    stores: list(keyReference),
    inheritedStores: list(keyReference),
    parentUnit: keyReference,
    topLevelUnit: keyReference,
    associates: list(
      object({
        customer: reference,
        associateRoleAssignments: list(object({ associateRole: keyReference, inheritance: text })),
      }),
    ),
    inheritedAssociates: list(
      object({
        customer: reference,
        associateRoleAssignments: list(object({ associateRole: keyReference, source: keyReference })),
      }),
    ),
    addresses: list(address),
    shippingAddressIds: list(text),
    billingAddressIds: list(text),
    defaultShippingAddressId: text,
    defaultBillingAddressId: text,
    custom: customFields,
  },
);

/** Roles, units by their place in the hierarchy, and what is bought for them. */
export const BUSINESS_UNITS = [
  resourceTable('associate_roles', [generated('modified_at', 'lastModifiedAt')], [uniqueKey('associate_roles')]),
  resourceTable(
    'business_units',
    [
      generated('modified_at', 'lastModifiedAt'),
      generated('status', 'status'),
      generated('parent_key', 'parentUnit,key'),
    ],
    [uniqueKey('business_units'), 'CREATE INDEX business_units__parent ON business_units (parent_key);'],
  ),
  ...['carts', 'orders', 'shopping_lists'].map(
    (table) => `ALTER TABLE ${table} ADD COLUMN ${generated('business_unit_key', 'businessUnit,key')};
CREATE INDEX ${table}__business_unit ON ${table} (business_unit_key) WHERE business_unit_key IS NOT NULL;`,
  ),
].join('\n');
