import { generated, resourceTable, uniqueKey } from './resource-table.js';

/** The messages of the change feed, and the last sequence number of each resource. */
export const MESSAGE_TABLES = [
  resourceTable(
    'messages',
    [
      generated('modified_at', 'lastModifiedAt'),
      generated('type', 'type'),
      generated('resource_type', 'resource,typeId'),
      generated('resource_id', 'resource,id'),
    ],
    [
      'CREATE INDEX messages__type ON messages (type, created_at);',
      // Readers notice by a gap in the numbers that they missed a message.
      "CREATE UNIQUE INDEX messages__number ON messages (resource_id, ((body ->> 'sequenceNumber')::bigint));",
    ],
  ),
  `CREATE TABLE message_numbers (
  resource_id text PRIMARY KEY,
  last bigint NOT NULL
);`,
  resourceTable('subscriptions', [generated('modified_at', 'lastModifiedAt')], [uniqueKey('subscriptions')]),
].join('\n');
