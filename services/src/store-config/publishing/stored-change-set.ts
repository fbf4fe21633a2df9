import type { ChangeSet } from '@manifold/domain/change-set/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import type { Database } from '../sections/definition/section.js';
import { editOf } from './stored-edit.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The relations with which a change set is read: its edits, oldest first. */
export const withEdits = { edits: { orderBy: { id: 'asc' } } } as const;

/** Returns the columns that every change of a draft writes: the editor, and the reset of the review. */
export const editedBy = (draft: ChangeSet, editor: string) => ({
  version: { increment: 1 },
  reviewState: null,
  proposedBy: null,
  decidedBy: null,
  reviewWord: null,
  ...(draft.editors.includes(editor) ? {} : { editors: { push: editor } }),
});

/** The states of change sets that can still be published. */
export const OPEN_STATES = ['draft', 'scheduled', 'failed'] as const;

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

/** Maps a stored change set, without its edits. */
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

/** Maps a stored change set. */
export const changeSetOf = (stored: StoredChangeSet): ChangeSet => ({
  ...headOf(stored),
  edits: stored.edits.map(editOf),
});

/** Returns a change set. Throws `not-found` for an unknown id. */
export async function requiredChangeSet(db: Database, id: string): Promise<ChangeSet> {
  const found = UUID.test(id) ? await db.changeSet.findUnique({ where: { id }, include: withEdits }) : null;
  if (!found) throw new ShopError('not-found');
  return changeSetOf(found);
}

/** Locks a change set until the transaction ends, so that writes do not overlap. */
export async function lockChangeSet(db: Database, id: string): Promise<void> {
  if (UUID.test(id)) await db.$executeRaw`SELECT id FROM change_set WHERE id = ${id}::uuid FOR UPDATE`;
}

/** Locks and returns a change set. Throws `conflict` for a stale version and for other states. */
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
      message: 'Someone has changed this change set in the meantime',
      details: { expected: version, found: found.version },
    });
  }
  return found;
}

/** Locks and returns a draft. Throws `conflict` for a stale version and if it is no longer a draft. */
export function requiredDraft(db: Database, id: string, version: number): Promise<ChangeSet> {
  return requiredVersion(db, { id, version }, ['draft']);
}
