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

/** The change sets that were known when a load began and when it ended. */
interface Known {
  readonly before: readonly ChangeSet[];
  readonly now: readonly ChangeSet[];
}

/**
 * Returns loaded change sets with what has happened since the load began: the newer version of each, with those that were
 * begun and without those that were closed.
 */
export function newestOf(loaded: readonly ChangeSet[], { before, now }: Known): ChangeSet[] {
  const isIn = (sets: readonly ChangeSet[], { id }: ChangeSet): boolean => sets.some((each) => each.id === id);
  const begun = now.filter((each) => !isIn(before, each) && !isIn(loaded, each));
  const open = loaded.filter((each) => !isIn(before, each) || isIn(now, each));
  const newer = ({ id, version }: ChangeSet) => now.find((each) => each.id === id && each.version > version);
  return [...begun, ...open.map((each) => newer(each) ?? each)];
}

/** Returns the list with an updated change set: replaced, added at the top, or removed if it is closed. */
export function withChangeSet(own: readonly ChangeSet[], changed: ChangeSet): ChangeSet[] {
  if (changed.state === 'published' || changed.state === 'discarded') return own.filter(({ id }) => id !== changed.id);
  const isKnown = own.some(({ id }) => id === changed.id);
  return isKnown ? own.map((each) => (each.id === changed.id ? changed : each)) : [changed, ...own];
}
