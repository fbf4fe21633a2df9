import type { ChangeSet, Edit } from '@manifold/domain/change-set/contract';
import { useCallback, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError } from '../../providers/api.js';
import { useFormatLocale } from '../../language/use-language.js';
import type { Draft } from './draft-context.js';
import { draftCreation } from './draft-creation.js';
import { beginDraft } from './draft-queries.js';
import { addressOf } from './edit-row.js';
import { putChanges, type PutChanges } from './put-changes.js';
import { retryUntilSaved } from './retry-until-saved.js';
import { editsFor, editsWith } from './row-edits.js';
import type { OwnChangeSets } from './use-own-change-sets.js';
import type { Enqueue } from './use-queue.js';
import { useUndoHistory } from './use-undo-history.js';
import { useUnsaved } from './use-unsaved.js';

type ChangeNames =
  | 'shownEdits'
  | 'isSaving'
  | 'unsaved'
  | 'hasUnsaved'
  | 'refusedSaves'
  | 'isWaiting'
  | 'canUndo'
  | 'canRedo'
  | 'change'
  | 'undo'
  | 'redo';

const NONE: readonly Edit[] = [];

export interface Changes extends Pick<Draft, ChangeNames> {
  /** Forgets the steps that could be undone or redone. */
  readonly forget: () => void;
  /** Enqueues work that may change edits in another way: the next change may replace other values than those on screen. */
  readonly enqueueEdits: Enqueue;
}

/** A change, and what the user saw when they made it. */
interface Change extends Pick<PutChanges, 'changes' | 'earlier'> {
  readonly selected: ChangeSet | null;
  /** The edits of the draft; undefined if they were not on screen as they are now. */
  readonly seen: readonly Edit[] | undefined;
  readonly onTarget: (draftId: string) => void;
}

/** Changes fields of the draft, and undoes and redoes these changes. */
export function useChanges(sets: OwnChangeSets, enqueue: Enqueue): Changes {
  const translate = useTranslate();
  const locale = useFormatLocale();
  const { inFlight, inFlightOf, unsaved, hasUnsaved, refusedSaves, isWaiting, setWaiting, saving } = useUnsaved(
    sets.draft?.id,
  );
  const drafted = sets.draft?.edits ?? NONE;
  const shownEdits = useMemo(() => editsWith(inFlight, drafted), [inFlight, drafted]);
  // An undo or a removal is no change of values on screen, but would be lost with the session as well.
  const enqueueUnsaved = useCallback<Enqueue>(
    (work) => saving({ draftId: null, changes: [] }, () => enqueue(work)),
    [saving, enqueue],
  );
  const history = useUndoHistory(sets, enqueueUnsaved);
  return useMemo(() => {
    const { isLoaded, ensureLoaded, current, selectCurrent, draftOf, choose, store } = sets;
    const { record, hasQueuedEdits, ...steps } = history;
    const begin = async (): Promise<ChangeSet> => {
      const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date());
      const name = translate('console.draftOfDay', { day });
      const create = draftCreation();
      const begun = await retryUntilSaved(() => create(name, (id) => beginDraft(id, name)), setWaiting);
      // Before its first edits are put: a retry of them must not begin another draft.
      if (!current()) choose(begun.id);
      store(begun);
      return begun;
    };
    /** Returns the draft of a change. One that was closed meanwhile must not be replaced by another, which the user did not change. */
    const targetOf = async (selected: ChangeSet | null): Promise<ChangeSet> => {
      const target = selected ? draftOf(selected.id) : (current() ?? (await begin()));
      if (!target) throw new ApiError(409, 'conflict');
      return target;
    };
    const save = async ({ changes, selected, seen, earlier, onTarget }: Change): Promise<void> => {
      await retryUntilSaved(ensureLoaded, setWaiting);
      if (changes.length === 0) return;
      const target = await targetOf(selected);
      onTarget(target.id);
      const base = seen ?? target.edits;
      // The same draft in every attempt, also if the user has selected another meanwhile.
      const changed = await retryUntilSaved(
        (isRetry) => putChanges({ changes, base, earlier, draft: draftOf(target.id) ?? target, isRetry }),
        setWaiting,
      );
      store(changed);
      if (current()?.id !== target.id) return;
      const addresses = editsFor(changes, target.edits).map(addressOf);
      record({ draftId: target.id, before: target.edits, after: changed.edits, addresses });
    };
    return {
      shownEdits,
      isSaving: inFlight.length > 0,
      unsaved,
      hasUnsaved,
      refusedSaves,
      isWaiting,
      ...steps,
      change: (changes, onTarget) => {
        const selected = selectCurrent();
        const seen = isLoaded && !hasQueuedEdits() ? (selected?.edits ?? NONE) : undefined;
        const change = { changes, selected, seen, earlier: inFlightOf(selected?.id) };
        const sent = { draftId: selected?.id ?? null, changes, onTarget };
        return saving(sent, (known) => enqueue(() => save({ ...change, onTarget: known })));
      },
    };
  }, [
    sets,
    enqueue,
    translate,
    locale,
    shownEdits,
    inFlight,
    unsaved,
    hasUnsaved,
    refusedSaves,
    isWaiting,
    inFlightOf,
    setWaiting,
    saving,
    history,
  ]);
}
