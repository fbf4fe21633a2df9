import type { Edit, EditAddress } from '@manifold/domain/change-set/contract';
import type { RowChange } from './draft-context.js';
import { addressOf, editOfRow, editWith, isSameRow } from './edit-row.js';
import { isSameValue } from '@manifold/domain/same-value/same-value';

/**
 * Returns the edits for changes of fields, one per row. A row that is then as published gets an edit without a change,
 * which removes it from the draft.
 */
export function editsFor(changes: readonly RowChange[], drafted: readonly Edit[]): Edit[] {
  const edits: Edit[] = [];
  for (const { published, ...change } of changes) {
    const at = edits.findIndex((edit) => isSameRow(edit, change.address));
    const known = edits[at] ?? editOfRow(drafted, change.address);
    const before = known ? known.before : published;
    const edit = editWith(change, published, known) ?? { ...addressOf(change.address), before, after: before };
    if (at === -1) edits.push(edit);
    else edits[at] = edit;
  }
  return edits;
}

/** Returns the edits of a draft with changes of fields applied to them. */
export function editsWith(changes: readonly RowChange[], drafted: readonly Edit[]): readonly Edit[] {
  if (changes.length === 0) return drafted;
  const changed = editsFor(changes, drafted);
  const others = drafted.filter((edit) => !editOfRow(changed, edit));
  return [...others, ...changed.filter(({ before, after }) => !isSameValue(before, after))];
}

/** Returns the edits that restore rows of a draft to an earlier state. */
export function restoringEdits(
  earlier: readonly Edit[],
  drafted: readonly Edit[],
  rows: readonly EditAddress[],
): Edit[] {
  return rows.flatMap((address) => {
    const was = editOfRow(earlier, address);
    if (was) return [was];
    const is = editOfRow(drafted, address);
    return is ? [{ ...is, after: is.before }] : [];
  });
}
