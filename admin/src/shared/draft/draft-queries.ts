import type { ChangeSet, Edit, EditAddress } from '@manifold/domain/change-set/contract';
import { callApi } from '../../providers/api.js';

/** The signed-in person's open change sets, newest first: drafts, and what waits for its instant or failed at it. */
export async function loadOwn(signal?: AbortSignal): Promise<ChangeSet[]> {
  return (await callApi('changeSets', { query: { show: 'mine' }, signal })).changeSets;
}

/** A new draft. */
export function beginDraft(name: string): Promise<ChangeSet> {
  return callApi('createChangeSet', { body: { name } });
}

/** Names a draft anew. */
export function renameDraft({ id, version }: ChangeSet, name: string): Promise<ChangeSet> {
  return callApi('renameChangeSet', { path: { id }, ifMatch: version, body: { name } });
}

/** Puts edits into a draft as one step; one that leaves its row as it is takes the row out. */
export function putEdits(draft: ChangeSet, edits: readonly Edit[]): Promise<ChangeSet> {
  return callApi('putEdits', { path: { id: draft.id }, ifMatch: draft.version, body: { edits: [...edits] } });
}

/** Takes one edit out of a draft. */
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

/** Throws a draft away; it can be restored for some time. */
export function discardDraft({ id }: ChangeSet): Promise<ChangeSet> {
  return callApi('discardChangeSet', { path: { id } });
}

/** Makes a discarded draft a draft again. */
export function restoreDraft({ id, version }: ChangeSet): Promise<ChangeSet> {
  return callApi('restoreChangeSet', { path: { id }, ifMatch: version });
}
