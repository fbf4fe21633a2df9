import type { ChangeSet } from '@manifold/domain/change-set/contract';

const STORAGE_KEY = 'manifold.draft';

/** Returns the draft that was last selected on this device, or null. */
export function storedDraftId(): string | null {
  return localStorage.getItem(STORAGE_KEY);
}

/** Stores the selected draft on this device. */
export function storeDraftId(id: string | null): void {
  if (id === null) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, id);
}

/** Returns the draft that receives changes: the selected one if it still is a draft, else the newest. */
export function currentDraft(own: readonly ChangeSet[], chosen: string | null): ChangeSet | null {
  const drafts = own.filter(({ state }) => state === 'draft');
  return drafts.find(({ id }) => id === chosen) ?? drafts[0] ?? null;
}

/** Returns loaded change sets without those that were changed since the load began: of these, the known ones. */
export const newestOf = (loaded: readonly ChangeSet[], known: readonly ChangeSet[]): ChangeSet[] =>
  loaded.map((each) => known.find(({ id, version }) => id === each.id && version > each.version) ?? each);

/** Returns the list with an updated change set: replaced, added at the top, or removed if it is closed. */
export function withChangeSet(own: readonly ChangeSet[], changed: ChangeSet): ChangeSet[] {
  if (changed.state === 'published' || changed.state === 'discarded') return own.filter(({ id }) => id !== changed.id);
  const isKnown = own.some(({ id }) => id === changed.id);
  return isKnown ? own.map((each) => (each.id === changed.id ? changed : each)) : [changed, ...own];
}
