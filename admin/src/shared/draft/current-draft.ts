import type { ChangeSet } from '@manifold/domain/change-set/contract';

const KEPT_AS = 'manifold.draft';

/** Which of the own drafts was chosen last on this device; null for none. */
export function keptDraftId(): string | null {
  return localStorage.getItem(KEPT_AS);
}

/** Remembers the chosen draft for the next visit. */
export function keepDraftId(id: string | null): void {
  if (id === null) localStorage.removeItem(KEPT_AS);
  else localStorage.setItem(KEPT_AS, id);
}

/** The draft that changes go into: the chosen one while it is a draft, otherwise the newest. */
export function currentDraft(own: readonly ChangeSet[], chosen: string | null): ChangeSet | null {
  const drafts = own.filter(({ state }) => state === 'draft');
  return drafts.find(({ id }) => id === chosen) ?? drafts[0] ?? null;
}

/** The list with a change set as it is now: in its place, at the top when it is new, gone when it is closed. */
export function withChangeSet(own: readonly ChangeSet[], changed: ChangeSet): ChangeSet[] {
  if (changed.state === 'published' || changed.state === 'discarded') return own.filter(({ id }) => id !== changed.id);
  const isKnown = own.some(({ id }) => id === changed.id);
  return isKnown ? own.map((each) => (each.id === changed.id ? changed : each)) : [changed, ...own];
}
