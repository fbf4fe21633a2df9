import type { ChangeSet, Edit } from '@manifold/domain/change-set/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState, type PropsWithChildren } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorText } from '../errors/error-text.js';
import { useFormatLocale } from '../words/use-language.js';
import { currentDraft, storeDraftId, storedDraftId, withChangeSet } from './current-draft.js';
import { DraftContext, type Draft, type RowChange } from './draft-context.js';
import { beginDraft, discardDraft, restoreDraft, loadOwn, putEdits, removeEdit, renameDraft } from './draft-queries.js';
import { addressOf } from './edit-row.js';
import { restoringEdits, editsFor } from './row-edits.js';
import { retryUntilSaved } from './retry-until-saved.js';
import { useUndoHistory, type UndoableStep } from './use-undo-history.js';
import { useUnsaved } from './use-unsaved.js';

const OWN_KEY = ['own-change-sets'];
const NONE: readonly ChangeSet[] = [];

/** Loads the user's own change sets and tracks which of them is selected. */
function useOwnChangeSets() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: OWN_KEY, queryFn: ({ signal }) => loadOwn(signal) });
  const own = data ?? NONE;
  const isLoaded = data !== undefined;
  const [chosen, setChosen] = useState(storedDraftId);
  // Queued work runs after later renders, so it needs the current selection.
  const chosenNow = useRef(chosen);
  return useMemo(() => {
    const choose = (id: string | null): void => {
      chosenNow.current = id;
      storeDraftId(id);
      setChosen(id);
    };
    const known = (): readonly ChangeSet[] => client.getQueryData<readonly ChangeSet[]>(OWN_KEY) ?? NONE;
    const store = (changed: ChangeSet): void => {
      client.setQueryData(OWN_KEY, withChangeSet(known(), changed));
      void client.invalidateQueries({ queryKey: ['effective'] });
      void client.invalidateQueries({ queryKey: ['open-change-sets'] });
    };
    return {
      own,
      isLoaded,
      failure: isLoaded ? null : error,
      reload: () => void refetch(),
      // A change made before they are loaded would begin a second draft.
      ensureLoaded: () => client.ensureQueryData({ queryKey: OWN_KEY, queryFn: () => loadOwn() }),
      draft: currentDraft(own, chosen),
      current: () => currentDraft(known(), chosenNow.current),
      choose,
      store,
    };
  }, [client, own, isLoaded, error, refetch, chosen]);
}

/**
 * Runs requests one after another, because parallel edits of one draft version would be refused. Resolves to whether the server
 * accepted a request; shows a notification if not.
 */
function useQueue(): (work: () => Promise<void>) => Promise<boolean> {
  const client = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  return useMemo(() => {
    const refuse = (reason: unknown): false => {
      notify(errorText(reason, translate), { type: 'error' });
      void client.invalidateQueries();
      return false;
    };
    return (work) => {
      const next = queue.current.then(work).then(() => true, refuse);
      queue.current = next;
      return next;
    };
  }, [client, notify, translate]);
}

/** Provides the user's drafts to all screens. They are stored on the server and changed one request at a time. */
export function DraftProvider({ children }: PropsWithChildren) {
  const client = useQueryClient();
  const { own, isLoaded, failure, reload, ensureLoaded, draft, current, choose, store } = useOwnChangeSets();
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
    const withCurrent = (work: (current: ChangeSet) => Promise<ChangeSet>): Promise<boolean> =>
      enqueue(async () => {
        await ensureLoaded();
        const now = current();
        if (now) store(await work(now));
      });
    const moveTo = async (next: typeof undone, side: (step: UndoableStep) => readonly Edit[]): Promise<void> => {
      const now = current();
      const step = next.peek();
      if (!step || !now) return;
      const edits = restoringEdits(side(step), now.edits, step.addresses);
      if (edits.length > 0) store(await putEdits(now, edits));
      next.move();
    };
    const save = async (changes: readonly RowChange[]): Promise<void> => {
      await retryUntilSaved(ensureLoaded, setWaiting);
      const earlier = current();
      const edits = editsFor(changes, earlier?.edits ?? []);
      if (edits.length === 0) return;
      const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date());
      const name = translate('console.draftOfDay', { day });
      const target = earlier ?? (await retryUntilSaved(() => beginDraft(name), setWaiting));
      if (!earlier) {
        // Before its first edits are put: a retry of them must not begin another draft.
        choose(target.id);
        store(target);
      }
      const changed = await retryUntilSaved(() => putEdits(current() ?? target, edits), setWaiting);
      store(changed);
      record({ before: earlier?.edits ?? [], after: changed.edits, addresses: edits.map(addressOf) });
    };
    return {
      draft,
      own,
      isLoaded,
      failure,
      reload,
      canUndo,
      canRedo,
      change: (changes) => saving(changes, () => enqueue(() => save(changes))),
      undo: () => enqueue(() => moveTo(undone, ({ before }) => before)),
      redo: () => enqueue(() => moveTo(redone, ({ after }) => after)),
      put: (edits) => withCurrent((now) => putEdits(now, edits)),
      removeEdit: (address) => withCurrent((now) => removeEdit(now, address)),
      rename: (name) => withCurrent((now) => renameDraft(now, name)),
      discard: () =>
        enqueue(async () => {
          const now = current();
          if (!now) return;
          const closed = await discardDraft(now);
          goTo(null);
          store(closed);
          setDiscarded(closed);
        }),
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
      begin: (name) =>
        enqueue(async () => {
          const begun = await beginDraft(name);
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
      published: async () => {
        forget();
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
