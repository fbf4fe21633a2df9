import type { ChangeSet, Edit } from '@manifold/domain/change-set/contract';
import { ApiError, errorCode } from '../../providers/api.js';
import type { RowChange } from './draft-context.js';
import { loadOwn, putEdits } from './draft-queries.js';
import { isSameValue } from '@manifold/domain/same-value/same-value';
import { editOfRow, holdsEdit, isSameRow } from './edit-row.js';
import { editsFor } from './row-edits.js';

/** Returns one of the user's drafts as it is stored now. Throws `error` if it no longer is a draft. */
async function storedDraft({ id }: ChangeSet, error: unknown): Promise<ChangeSet> {
  const stored = (await loadOwn()).find((each) => each.id === id && each.state === 'draft');
  if (!stored) throw error;
  return stored;
}

export interface PutChanges {
  readonly changes: readonly RowChange[];
  /** The edits of the draft when the user made the changes. */
  readonly base: readonly Edit[];
  /** The user's earlier changes that were in flight then: each may be saved or refused meanwhile. */
  readonly earlier: readonly RowChange[];
  /** The same draft as it is known now. */
  readonly draft: ChangeSet;
  /** Whether the changes have waited: an earlier attempt may have been saved, and another tab may have changed the draft. */
  readonly isRetry: boolean;
}

/** Returns the value of a field in a draft. */
function valueIn(edits: readonly Edit[], { address, field, published }: RowChange): unknown {
  const edit = editOfRow(edits, address);
  return (edit ? edit.after : published)?.[field];
}

const isSameField = (first: RowChange, second: RowChange): boolean =>
  first.field === second.field && isSameRow(first.address, second.address);

/** Throws `conflict` if another tab has saved a changed field meanwhile. Other fields of the row do not matter. */
function refuseNewerFields({ changes, base, earlier }: PutChanges, { edits }: ChangeSet): void {
  const isNewer = (change: RowChange): boolean => {
    const own = [...earlier, change].filter((each) => isSameField(each, change));
    const expected = [valueIn(base, change), ...own.map(({ value }) => value)];
    const value = valueIn(edits, change);
    return !expected.some((each) => isSameValue(value, each));
  };
  if (changes.some(isNewer)) throw new ApiError(409, 'conflict');
}

/**
 * Puts changes into a draft and returns it. A retry can conflict with the earlier attempt, or with what another tab saved while
 * it waited: the changes are then sent once more, unless the stored draft has them. Throws `conflict` if a field has a newer value.
 */
export async function putChanges(put: PutChanges): Promise<ChangeSet> {
  const { changes, draft, isRetry } = put;
  refuseNewerFields(put, draft);
  const edits = editsFor(changes, draft.edits);
  try {
    return await putEdits(draft, edits);
  } catch (error) {
    if (!isRetry || errorCode(error) !== 'conflict') throw error;
    const stored = await storedDraft(draft, error);
    refuseNewerFields(put, stored);
    const isSaved = edits.every((edit: Edit) => holdsEdit(stored.edits, edit));
    return isSaved ? stored : putEdits(stored, editsFor(changes, stored.edits));
  }
}
