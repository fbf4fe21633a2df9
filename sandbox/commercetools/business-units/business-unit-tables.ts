import { generated, resourceTable, uniqueKey } from '../storage/resource-table.js';

/** The tables of roles and units, and the unit columns of carts, orders and shopping lists. */
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
