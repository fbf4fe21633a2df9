import type { ChangeSet, Edit, EditAddress } from '@manifold/domain/change-set/contract';
import { callApi } from '../../providers/api.js';

/** The signed-in person's draft, or null when nothing is being changed. */
export async function loadDraft(signal?: AbortSignal): Promise<ChangeSet | null> {
  const { changeSets } = await callApi('changeSets', { query: { show: 'mine' }, signal });
  return changeSets.find(({ state }) => state === 'draft') ?? null;
}

/** A new draft, named after its day. */
export function beginDraft(): Promise<ChangeSet> {
  return callApi('createChangeSet', { body: { name: `Changes of ${new Date().toISOString().slice(0, 10)}` } });
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
