import type { Edit, EditedRow } from '@manifold/domain/change-set/contract';
import { sameContent } from '../../platform/json/canonical-json.js';

function changedFieldsOf({ before, after }: Pick<Edit, 'before' | 'after'>): string[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].filter((field) => !sameContent(before?.[field], after?.[field]));
}

/** Returns the rows of edits with the names of the changed fields, without the values; of one section, or of all. */
export const editedRowsOf = (edits: readonly Edit[], section?: string): EditedRow[] =>
  edits
    .filter((edit) => section === undefined || edit.section === section)
    .map(({ before, after, ...address }) => ({ ...address, fields: changedFieldsOf({ before, after }) }));
