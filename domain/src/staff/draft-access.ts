import type { Staff } from './contract.js';
import type { ChangeSet } from '../change-set/contract.js';

/** Whose draft it is, and whether it is one still. */
export type DraftPeople = Pick<ChangeSet, 'author' | 'editors' | 'state'>;

/**
 * Returns whether a person may rename a draft, discard it, restore it, and make, list and revoke its preview links: its author, its
 * editors and every admin may.
 */
export const mayActOnDraft = (
  { email, role }: Pick<Staff, 'email' | 'role'>,
  { author, editors }: DraftPeople,
): boolean => role === 'admin' || author === email || editors.includes(email);

/**
 * Returns whether a person may read a draft: who may act on it, and who may edit every row of it, which includes everybody who
 * may approve it. Nobody else reads a draft without rows. What is published is open to all staff.
 */
export const mayReadDraft = (
  staff: Pick<Staff, 'email' | 'role'>,
  draft: DraftPeople & Pick<ChangeSet, 'edits'>,
  mayEditRows: (edits: ChangeSet['edits']) => boolean,
): boolean =>
  draft.state === 'published' || mayActOnDraft(staff, draft) || (draft.edits.length > 0 && mayEditRows(draft.edits));
