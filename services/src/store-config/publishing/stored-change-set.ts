import type { ChangeSet } from '@manifold/domain/change-set/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import type { Database } from '../sections/section.js';
import { editOf } from './stored-edit.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a change set is read with: its edits, in the order in which they were made. */
export const withEdits = { edits: { orderBy: { id: 'asc' } } } as const;

/** What a change of a draft writes beside its rows: who made it, and that no review holds any more. */
export const editedBy = (draft: ChangeSet, editor: string) => ({
  version: { increment: 1 },
  reviewState: null,
  proposedBy: null,
  decidedBy: null,
  reviewWord: null,
  ...(draft.editors.includes(editor) ? {} : { editors: { push: editor } }),
});

type StoredHead = Prisma.ChangeSetGetPayload<object>;
type StoredChangeSet = Prisma.ChangeSetGetPayload<{ include: { edits: true } }>;

function scheduleOf({ publishAt, scheduledBy, publishReason }: StoredHead): ChangeSet['schedule'] {
  if (publishAt === null || scheduledBy === null || publishReason === null) return null;
  return { publishAt: publishAt.toISOString(), by: scheduledBy, reason: publishReason };
}

function reviewOf({ reviewState, proposedBy, decidedBy, reviewWord }: StoredHead): ChangeSet['review'] {
  return reviewState === null || proposedBy === null
    ? null
    : { state: reviewState, proposedBy, decidedBy, word: reviewWord };
}

/** The change set that lies in these columns, without its edits. */
export function headOf(stored: StoredHead): Omit<ChangeSet, 'edits'> {
  const { id, name, author, editors, state, version, createdAt, failure } = stored;
  return {
    id,
    name,
    author,
    editors,
    state,
    version,
    createdAt: createdAt.toISOString(),
    schedule: scheduleOf(stored),
    failure,
    review: reviewOf(stored),
  };
}

/** The change set that lies in these columns. */
export const changeSetOf = (stored: StoredChangeSet): ChangeSet => ({
  ...headOf(stored),
  edits: stored.edits.map(editOf),
});

/** The change set of an id. Refuses one that there is none of. */
export async function requiredChangeSet(db: Database, id: string): Promise<ChangeSet> {
  const found = UUID.test(id) ? await db.changeSet.findUnique({ where: { id }, include: withEdits }) : null;
  if (!found) throw new ShopError('not-found');
  return changeSetOf(found);
}

/** Locks a change set until the transaction ends, so that two writes come one after the other. */
export async function lockChangeSet(db: Database, id: string): Promise<void> {
  if (UUID.test(id)) await db.$executeRaw`SELECT id FROM change_set WHERE id = ${id}::uuid FOR UPDATE`;
}

/** The change set of an id and version, locked. Refuses another version, and one in none of the states. */
export async function requiredVersion(
  db: Database,
  { id, version }: Pick<ChangeSet, 'id' | 'version'>,
  states: readonly ChangeSet['state'][],
): Promise<ChangeSet> {
  await lockChangeSet(db, id);
  const found = await requiredChangeSet(db, id);
  if (!states.includes(found.state))
    throw new ShopError('conflict', { message: `This change set is ${found.state}`, details: { state: found.state } });
  if (found.version !== version) {
    throw new ShopError('conflict', {
      message: 'Somebody has changed this change set meanwhile',
      details: { expected: version, found: found.version },
    });
  }
  return found;
}

/** The draft of an id and version, locked. Refuses what is no draft any more, and another version. */
export function requiredDraft(db: Database, id: string, version: number): Promise<ChangeSet> {
  return requiredVersion(db, { id, version }, ['draft']);
}
