import { generated, resourceTable, uniqueKey } from '../storage/resource-table.js';

/** Edits of orders, found by their order. What one would make of it is calculated when somebody reads it. */
export const ORDER_EDITS = resourceTable(
  'order_edits',
  [generated('modified_at', 'lastModifiedAt'), generated('order_id', 'resource,id')],
  [uniqueKey('order_edits'), 'CREATE INDEX order_edits__order ON order_edits (order_id);'],
);
