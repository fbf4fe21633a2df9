import { generated, resourceTable, uniqueKey } from '../storage/resource-table.js';

/** The table of shopping lists, with columns for owner and store. */
export const SHOPPING_LISTS = resourceTable(
  'shopping_lists',
  [
    generated('modified_at', 'lastModifiedAt'),
    generated('store_key', 'store,key'),
    generated('anonymous_id', 'anonymousId'),
    generated('customer_id', 'customer,id'),
  ],
  [
    uniqueKey('shopping_lists'),
    'CREATE INDEX shopping_lists__anonymous ON shopping_lists (anonymous_id);',
    'CREATE INDEX shopping_lists__customer ON shopping_lists (customer_id);',
  ],
);
