import type { ChangeSet, Edit } from '@manifold/domain/change-set/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type PropsWithChildren } from 'react';
import { useTranslate } from 'react-admin';
import { useFormatLocale } from '../words/use-language.js';
import { DraftContext, type Draft, type RowChange } from './draft-context.js';
import { draftCreation } from './draft-creation.js';
import { beginDraft, discardDraft, restoreDraft, putEdits, removeEdit, renameDraft } from './draft-queries.js';
import { addressOf } from './edit-row.js';
import { putChanges } from './put-changes.js';
import { editsFor, restoringEdits } from './row-edits.js';
import { retryUntilSaved } from './retry-until-saved.js';
import { useOwnChangeSets } from './use-own-change-sets.js';
import { useQueue } from './use-queue.js';
import { useUndoHistory, type UndoableStep } from './use-undo-history.js';
import { useUnsaved } from './use-unsaved.js';

/** Provides the user's drafts to all screens. They are stored on the server and changed one request at a time. */
export function DraftProvider({ children }: PropsWithChildren) {
  const client = useQueryClient();
  const { own, isLoaded, failure, reload, ensureLoaded, draft, current, draftOf, choose, store } = useOwnChangeSets();
  const enqueue = useQueue();
  const translate = useTranslate();
  const locale = useFormatLocale();
  const { unsaved, setWaiting, saving } = useUnsaved();
  const [discarded, setDiscarded] = useState<ChangeSet | null>(null);
  const { canUndo, canRedo, record, undone, redone, forget } = useUndoHistory();

  const value = useMemo<Draft>(() => {
    const goTo = (id: string | null): void => {
      forget();
      setDiscarded(null);
      choose(id);
    };
    const withDraft = (id: string | undefined, work: (now: ChangeSet) => Promise<ChangeSet>): Promise<boolean> =>
      enqueue(async () => {
        await ensureLoaded();
        const now = id === undefined ? current() : draftOf(id);
        if (now) store(await work(now));
      });
    // The draft of a queued action is the one that was selected when the user started it.
    const withCurrent = (work: (now: ChangeSet) => Promise<ChangeSet>) => withDraft(current()?.id, work);
    const moveTo = async (next: typeof undone, side: (step: UndoableStep) => readonly Edit[]): Promise<void> => {
      const now = current();
      const step = next.peek();
      if (!step || now?.id !== step.draftId) return;
      const edits = restoringEdits(side(step), now.edits, step.addresses);
      if (edits.length > 0) store(await putEdits(now, edits));
      next.move();
    };
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
    const save = async (changes: readonly RowChange[], selected: ChangeSet | null): Promise<void> => {
      await retryUntilSaved(ensureLoaded, setWaiting);
      if (changes.length === 0) return;
      const target = (selected && draftOf(selected.id)) ?? current() ?? (await begin());
      // The same draft in every attempt, also if the user has selected another meanwhile.
      const changed = await retryUntilSaved(
        (mayBeSaved) => putChanges(draftOf(target.id) ?? target, changes, mayBeSaved),
        setWaiting,
      );
      store(changed);
      if (current()?.id !== target.id) return;
      const addresses = editsFor(changes, target.edits).map(addressOf);
      record({ draftId: target.id, before: target.edits, after: changed.edits, addresses });
    };
    return {
      draft,
      own,
      isLoaded,
      failure,
      reload,
      canUndo,
      canRedo,
      change: (changes) => {
        const selected = current();
        return saving(changes, () => enqueue(() => save(changes, selected)));
      },
      undo: () => enqueue(() => moveTo(undone, ({ before }) => before)),
      redo: () => enqueue(() => moveTo(redone, ({ after }) => after)),
      put: (edits) => withCurrent((now) => putEdits(now, edits)),
      removeEdit: (address) => withCurrent((now) => removeEdit(now, address)),
      rename: (id, name) => withDraft(id, (now) => renameDraft(now, name)),
      discard: () => {
        const selected = current();
        return enqueue(async () => {
          const now = selected && draftOf(selected.id);
          if (!now) return;
          const closed = await discardDraft(now);
          if (current()?.id === closed.id) goTo(null);
          store(closed);
          setDiscarded(closed);
        });
      },
      unsaved,
      discarded,
      restore: () =>
        enqueue(async () => {
          if (!discarded) return;
          const restored = await restoreDraft(discarded);
          goTo(restored.id);
          store(restored);
        }),
      switchTo: goTo,
      begin: (name, create) =>
        enqueue(async () => {
          const begun = await create(name, (id) => beginDraft(id, name));
          goTo(begun.id);
          store(begun);
        }),
      step: (work) =>
        enqueue(async () => {
          const changed = await work();
          forget();
          // Other people's change sets appear in the lists of the screen of the draft only.
          if (own.some(({ id }) => id === changed.id)) store(changed);
          else await client.invalidateQueries({ queryKey: ['open-change-sets'] });
        }),
      adopt: (made) => {
        goTo(made.id);
        store(made);
      },
      published: async (scheduled) => {
        forget();
        // The reload may fail: what is scheduled must not look like a draft.
        if (scheduled) store(scheduled);
        // A screen opened next must not offer the values from before for a moment: typing one of them would change nothing.
        client.removeQueries({ type: 'inactive' });
        await client.invalidateQueries();
      },
    };
  }, [
    client,
    own,
    isLoaded,
    failure,
    reload,
    ensureLoaded,
    draft,
    current,
    draftOf,
    choose,
    store,
    enqueue,
    canUndo,
    canRedo,
    record,
    undone,
    redone,
    forget,
    translate,
    locale,
    discarded,
    unsaved,
    setWaiting,
    saving,
  ]);

  return <DraftContext.Provider value={value}>{children}</DraftContext.Provider>;
}
