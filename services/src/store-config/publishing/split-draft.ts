import type { ChangeSet, Edit } from '@manifold/domain/change-set/contract';
import type { Database } from '../sections/definition/section.js';
import { rowName } from './edit-addresses.js';
import { changeSetOf, editedBy, withEdits } from './stored-change-set.js';
import { editOf } from './stored-edit.js';

/**
 * Moves the chosen edits of a draft into a new change set, inside a transaction; the others stay. Returns the draft itself if
 * all its edits are chosen.
 */
export async function splitDraft(db: Database, draft: ChangeSet, chosen: readonly Edit[]): Promise<ChangeSet> {
  if (chosen.length === draft.edits.length) return draft;
  const { name, author } = draft;
  const names = new Set(chosen.map(rowName));
  const stored = await db.changeSetEdit.findMany({ where: { changeSetId: draft.id } });
  const ids = stored.filter((edit) => names.has(rowName(editOf(edit)))).map(({ id }) => id);
  const newDraft = await db.changeSet.create({ data: { name, author, editors: [...draft.editors] } });
  await db.changeSetEdit.updateMany({ where: { id: { in: ids } }, data: { changeSetId: newDraft.id } });
  // Increments the version and resets the review: the approval was for all edits.
  await db.changeSet.update({ where: { id: draft.id }, data: editedBy(draft, draft.author) });
  return changeSetOf(await db.changeSet.findUniqueOrThrow({ where: { id: newDraft.id }, include: withEdits }));
}
