import type { ChangeSet } from '@manifold/domain/change-set/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type PropsWithChildren } from 'react';
import { DraftContext, type Draft } from './draft-context.js';
import { beginDraft, discardDraft, restoreDraft, putEdits, removeEdit, renameDraft } from './draft-queries.js';
import { useChanges } from './use-changes.js';
import { useOwnChangeSets } from './use-own-change-sets.js';
import { useQueue } from './use-queue.js';

/** Provides the user's drafts to all screens. They are stored on the server and changed one request at a time. */
export function DraftProvider({ children }: PropsWithChildren) {
  const client = useQueryClient();
  const sets = useOwnChangeSets();
  const enqueue = useQueue();
  const changes = useChanges(sets, enqueue);
  const [discarded, setDiscarded] = useState<ChangeSet | null>(null);

  const value = useMemo<Draft>(() => {
    const { own, isLoaded, failure, reload, ensureLoaded, draft, current, selectCurrent, draftOf, choose, store } =
      sets;
    const { forget, enqueueEdits, ...change } = changes;
    const goTo = (id: string | null): void => {
      forget();
      setDiscarded(null);
      choose(id);
    };
    const withDraft = (id: string | undefined, work: (now: ChangeSet) => Promise<ChangeSet>): Promise<boolean> =>
      enqueueEdits(async () => {
        await ensureLoaded();
        const now = id === undefined ? current() : draftOf(id);
        if (now) store(await work(now));
      });
    // The draft of a queued action is the one that was selected when the user started it.
    const withCurrent = (work: (now: ChangeSet) => Promise<ChangeSet>) => withDraft(selectCurrent()?.id, work);
    return {
      draft,
      own,
      isLoaded,
      failure,
      reload,
      ...change,
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
  }, [client, sets, changes, enqueue, discarded]);

  return <DraftContext.Provider value={value}>{children}</DraftContext.Provider>;
}
