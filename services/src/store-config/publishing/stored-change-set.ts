import type { ChangeSet } from '@manifold/domain/change-set/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Database } from '../sections/section.js';
import { editOf } from './stored-edit.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a change set is read with: its edits, in the order in which they were made. */
export const withEdits = { edits: { orderBy: { id: 'asc' } } } as const;

type StoredChangeSet = Omit<ChangeSet, 'createdAt' | 'edits'> & {
  readonly createdAt: Date;
  readonly edits: readonly Parameters<typeof editOf>[0][];
};

/** The change set that lies in these columns. */
export function changeSetOf({ id, name, author, state, version, createdAt, edits }: StoredChangeSet): ChangeSet {
  return { id, name, author, state, version, createdAt: createdAt.toISOString(), edits: edits.map(editOf) };
}

/** The change set of an id. Refuses one that there is none of. */
export async function requiredChangeSet(db: Database, id: string): Promise<ChangeSet> {
  const found = UUID.test(id) ? await db.changeSet.findUnique({ where: { id }, include: withEdits }) : null;
  if (!found) throw new ShopError('not-found');
  return changeSetOf(found);
}

/**
 * The draft of an id and version, locked until the transaction ends, so that two editors' writes come one after the
 * other. Refuses what is no draft any more, and another version.
 */
export async function requiredDraft(db: Database, id: string, version: number): Promise<ChangeSet> {
  if (UUID.test(id)) await db.$executeRaw`SELECT id FROM change_set WHERE id = ${id}::uuid FOR UPDATE`;
  const draft = await requiredChangeSet(db, id);
  if (draft.state !== 'draft')
    throw new ShopError('conflict', { message: `This change set is ${draft.state}`, details: { state: draft.state } });
  if (draft.version !== version) {
    throw new ShopError('conflict', {
      message: 'Somebody has changed this change set meanwhile',
      details: { expected: version, found: draft.version },
    });
  }
  return draft;
}
