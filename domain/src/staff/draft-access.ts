import type { Staff } from './contract.js';
import type { ChangeSet } from '../change-set/contract.js';

/** Author, editors and state of a draft. */
export type DraftPeople = Pick<ChangeSet, 'author' | 'editors' | 'state'>;

/**
 * Returns whether a person may rename, discard and restore a draft and manage its preview links: author, editors and
 * admins.
 */
export const mayActOnDraft = (
  { email, role }: Pick<Staff, 'email' | 'role'>,
  { author, editors }: DraftPeople,
): boolean => role === 'admin' || author === email || editors.includes(email);

/**
 * Returns whether a person may read a draft: everybody who may act on it or edit all of its rows (which includes
 * reviewers). An empty draft is readable by the former only. Published change sets are readable by all staff.
 */
export const mayReadDraft = <Row>(
  staff: Pick<Staff, 'email' | 'role'>,
  draft: DraftPeople & { readonly edits: readonly Row[] },
  mayEditRows: (edits: readonly Row[]) => boolean,
): boolean =>
  draft.state === 'published' || mayActOnDraft(staff, draft) || (draft.edits.length > 0 && mayEditRows(draft.edits));
