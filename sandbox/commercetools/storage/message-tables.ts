import { generated, resourceTable, uniqueKey } from './resource-table.js';

/** The change feed: what was said, and how often each resource has spoken. */
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
      // The number is the promise by which a reader notices that it missed something.
      "CREATE UNIQUE INDEX messages__number ON messages (resource_id, ((body ->> 'sequenceNumber')::bigint));",
    ],
  ),
  `CREATE TABLE message_numbers (
  resource_id text PRIMARY KEY,
  last bigint NOT NULL
);`,
  resourceTable('subscriptions', [generated('modified_at', 'lastModifiedAt')], [uniqueKey('subscriptions')]),
].join('\n');
