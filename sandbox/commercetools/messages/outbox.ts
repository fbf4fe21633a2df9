import { randomUUID } from 'node:crypto';
import type { MessagePayload, UserProvidedIdentifiers } from '@commercetools/platform-sdk';
import type { Queryable } from '../storage/database.js';
import type { Family, Resource } from '../storage/family.js';
import { bodyOf, toldOf, type Change } from '../storage/message-factory.js';

/** What is said about one resource, in the order in which it happened. */
export interface Told {
  readonly resource: { readonly typeId: string; readonly id: string };
  readonly version: number;
  readonly identifiers?: UserProvidedIdentifiers;
  readonly payloads: readonly MessagePayload[];
}

/** Numbers the messages of each resource without a gap; the counters stay locked until the transaction ends. */
async function lastNumbers(db: Queryable, told: readonly Told[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ resource_id: string; last: number }>(
    `INSERT INTO message_numbers (resource_id, last) SELECT * FROM unnest($1::text[], $2::bigint[])
     ON CONFLICT (resource_id) DO UPDATE SET last = message_numbers.last + excluded.last RETURNING resource_id, last`,
    [told.map(({ resource }) => resource.id), told.map(({ payloads }) => payloads.length)],
  );
  return new Map(rows.map((row) => [row.resource_id, row.last]));
}

/** Writes messages beside the change that they tell of: both are there after the commit, or neither. */
export async function writeMessages(db: Queryable, all: readonly Told[]): Promise<void> {
  const told = all.filter(({ payloads }) => payloads.length > 0);
  if (told.length === 0) return;
  const last = await lastNumbers(db, told);
  // The time of writing and not of the request: whoever waited for a lock comes later in the feed as well.
  const at = new Date().toISOString();
  const messages = told.flatMap(({ resource, version, identifiers, payloads }) =>
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

/** The messages of one request: what its actions note, and what follows from each write. */
export class Outbox {
  private readonly noted = new Map<string, MessagePayload[]>();

  constructor(
    private readonly db: Queryable,
    private readonly isOn: () => Promise<boolean>,
  ) {}

  /** Keeps what an action did until its resource is written. */
  note(resourceId: string, payloads: readonly MessagePayload[]): void {
    this.noted.set(resourceId, [...(this.noted.get(resourceId) ?? []), ...payloads]);
  }

  /** Writes messages about a resource that stands as it is. */
  async add<T extends Resource>(
    { typeId, tells }: Family<T>,
    body: T,
    payloads: readonly MessagePayload[],
  ): Promise<void> {
    if (!(await this.isOn())) return;
    const resource = { typeId, id: body.id };
    await writeMessages(this.db, [
      { resource, version: body.version, identifiers: tells?.identifiers?.(body), payloads },
    ]);
  }

  /** Writes the messages of one write; a project that keeps no messages pays for none. */
  async tell<T extends Resource>(family: Family<T>, change: Change<T>): Promise<void> {
    const { tells } = family;
    const body = bodyOf(change);
    const noted = this.noted.get(body.id) ?? [];
    this.noted.delete(body.id);
    const isSame = 'changed' in change && change.changed === change.before;
    if (tells !== undefined && !isSame) await this.add(family, body, [...noted, ...toldOf(tells, change)]);
  }
}
