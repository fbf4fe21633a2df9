import type { ChangeSet, Edit, EditAddress } from '@manifold/domain/change-set/contract';
import { callApi } from '../../providers/api.js';

/** Loads the user's open change sets, newest first: drafts, scheduled and failed ones. */
export async function loadOwn(signal?: AbortSignal): Promise<ChangeSet[]> {
  return (await callApi('ownChangeSets', { signal })).changeSets;
}

/** Creates a draft. A repeat with the same id returns the same draft. */
export function beginDraft(id: string, name: string): Promise<ChangeSet> {
  return callApi('createChangeSet', { body: { id, name } });
}

/** Renames a draft. */
export function renameDraft({ id, version }: ChangeSet, name: string): Promise<ChangeSet> {
  return callApi('renameChangeSet', { path: { id }, ifMatch: version, body: { name } });
}

/** Puts edits into a draft as one step. An edit equal to the published row removes the row from the draft. */
export function putEdits(draft: ChangeSet, edits: readonly Edit[]): Promise<ChangeSet> {
  return callApi('putEdits', { path: { id: draft.id }, ifMatch: draft.version, body: { edits: [...edits] } });
}

/** Removes one edit from a draft. */
export function removeEdit(
  draft: ChangeSet,
  { section, layer, key, validFrom, validTo }: EditAddress,
): Promise<ChangeSet> {
  return callApi('removeEdit', {
    path: { id: draft.id },
    ifMatch: draft.version,
    query: { section, layer, key, validFrom: validFrom ?? undefined, validTo: validTo ?? undefined },
  });
}

/** Discards a draft in the version on screen; it can be restored for some time. */
export function discardDraft({ id, version }: ChangeSet): Promise<ChangeSet> {
  return callApi('discardChangeSet', { path: { id }, ifMatch: version });
}

/** Restores a discarded draft. */
export function restoreDraft({ id, version }: ChangeSet): Promise<ChangeSet> {
  return callApi('restoreChangeSet', { path: { id }, ifMatch: version });
}
