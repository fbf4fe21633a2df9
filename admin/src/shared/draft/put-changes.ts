import type { ChangeSet, Edit } from '@manifold/domain/change-set/contract';
import { errorCode } from '../../providers/api.js';
import type { RowChange } from './draft-context.js';
import { loadOwn, putEdits } from './draft-queries.js';
import { holdsEdit } from './edit-row.js';
import { editsFor } from './row-edits.js';

/** Returns one of the user's drafts as it is stored now. Throws `error` if it no longer is a draft. */
async function storedDraft({ id }: ChangeSet, error: unknown): Promise<ChangeSet> {
  const stored = (await loadOwn()).find((each) => each.id === id && each.state === 'draft');
  if (!stored) throw error;
  return stored;
}

/**
 * Puts changes into a draft and returns it. If an earlier attempt may have been saved, a conflict can be with that attempt:
 * the changes are then sent once more, unless the stored draft has them.
 */
export async function putChanges(
  draft: ChangeSet,
  changes: readonly RowChange[],
  mayBeSaved: boolean,
): Promise<ChangeSet> {
  const edits = editsFor(changes, draft.edits);
  try {
    return await putEdits(draft, edits);
  } catch (error) {
    if (!mayBeSaved || errorCode(error) !== 'conflict') throw error;
    const stored = await storedDraft(draft, error);
    const isSaved = edits.every((edit: Edit) => holdsEdit(stored.edits, edit));
    return isSaved ? stored : putEdits(stored, editsFor(changes, stored.edits));
  }
}
