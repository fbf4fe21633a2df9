import { randomUUID } from 'node:crypto';
import type { MessagePayload, UserProvidedIdentifiers } from '@commercetools/platform-sdk';
import type { Queryable } from '../storage/database.js';
import type { Family, Resource } from '../storage/family.js';
import { bodyOf, payloadsOf, type Change } from '../storage/message-factory.js';

/** The messages of one resource, in the order of its changes. */
export interface ResourceMessages {
  readonly resource: { readonly typeId: string; readonly id: string };
  readonly version: number;
  readonly identifiers?: UserProvidedIdentifiers;
  readonly payloads: readonly MessagePayload[];
}

/** Returns the last sequence number of each resource after its new messages; the counters stay locked until the transaction ends. */
async function lastNumbers(db: Queryable, batches: readonly ResourceMessages[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ resource_id: string; last: number }>(
    `INSERT INTO message_numbers (resource_id, last) SELECT * FROM unnest($1::text[], $2::bigint[])
     ON CONFLICT (resource_id) DO UPDATE SET last = message_numbers.last + excluded.last RETURNING resource_id, last`,
    [batches.map(({ resource }) => resource.id), batches.map(({ payloads }) => payloads.length)],
  );
  return new Map(rows.map((row) => [row.resource_id, row.last]));
}

/** Writes messages in the transaction of their change: both are committed, or neither. */
export async function writeMessages(db: Queryable, all: readonly ResourceMessages[]): Promise<void> {
  const batches = all.filter(({ payloads }) => payloads.length > 0);
  if (batches.length === 0) return;
  const last = await lastNumbers(db, batches);
  // The time of writing, not of the request: a request that waited for a lock comes later in the feed too.
  const at = new Date().toISOString();
  const messages = batches.flatMap(({ resource, version, identifiers, payloads }) =>
    payloads.map((payload, index) => ({
      ...payload,
      id: randomUUID(),
      version: 1,
      createdAt: at,
      lastModifiedAt: at,
      sequenceNumber: (last.get(resource.id) ?? 0) - payloads.length + 1 + index,
      resource,
      resourceVersion: version,
      resourceUserProvidedIdentifiers: identifiers,
    })),
  );
  await db.query(
    `INSERT INTO messages (id, body) SELECT one ->> 'id', one FROM jsonb_array_elements($1::jsonb) AS one`,
    [JSON.stringify(messages)],
  );
}

/** The messages of one request: those that its actions hold back until the write, and those of each write. */
export class Outbox {
  private readonly pendingByResource = new Map<string, MessagePayload[]>();

  constructor(
    private readonly db: Queryable,
    private readonly isOn: () => Promise<boolean>,
  ) {}

  /** Holds messages of an action until its resource is written. */
  hold(resourceId: string, payloads: readonly MessagePayload[]): void {
    this.pendingByResource.set(resourceId, [...(this.pendingByResource.get(resourceId) ?? []), ...payloads]);
  }

  /** Writes messages about a resource as it is. */
  async add<T extends Resource>(
    { typeId, messageFactory }: Family<T>,
    body: T,
    payloads: readonly MessagePayload[],
  ): Promise<void> {
    if (!(await this.isOn())) return;
    const resource = { typeId, id: body.id };
    await writeMessages(this.db, [
      { resource, version: body.version, identifiers: messageFactory?.identifiers?.(body), payloads },
    ]);
  }

  /** Writes the messages of one write, if the project keeps messages. */
  async record<T extends Resource>(family: Family<T>, change: Change<T>): Promise<void> {
    const { messageFactory } = family;
    const body = bodyOf(change);
    const pending = this.pendingByResource.get(body.id) ?? [];
    this.pendingByResource.delete(body.id);
    const isSame = 'changed' in change && change.changed === change.before;
    if (messageFactory !== undefined && !isSame)
      await this.add(family, body, [...pending, ...payloadsOf(messageFactory, change)]);
  }
}
