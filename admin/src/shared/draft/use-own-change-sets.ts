import type { ChangeSet } from '@manifold/domain/change-set/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { currentDraft, newestOf, storeDraftId, storedDraftId, withChangeSet } from './current-draft.js';
import { loadOwn } from './draft-queries.js';

const OWN_KEY = ['own-change-sets'];
const NONE: readonly ChangeSet[] = [];

/** Returns the user's change sets as they are known now, which may be later than the last render. */
const knownTo = (client: QueryClient): readonly ChangeSet[] =>
  client.getQueryData<readonly ChangeSet[]>(OWN_KEY) ?? NONE;

/** Loads the user's own change sets and tracks which of them is selected. */
export function useOwnChangeSets() {
  const client = useQueryClient();
  const load = async (signal?: AbortSignal) => {
    const before = knownTo(client);
    return newestOf(await loadOwn(signal), { before, now: knownTo(client) });
  };
  const { data, error, refetch } = useQuery({ queryKey: OWN_KEY, queryFn: ({ signal }) => load(signal) });
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
    const store = (changed: ChangeSet): void => {
      client.setQueryData(OWN_KEY, withChangeSet(knownTo(client), changed));
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
      current: () => currentDraft(knownTo(client), chosenNow.current),
      /** Returns one of the user's drafts; undefined if it is closed, scheduled or unknown. */
      draftOf: (id: string) => knownTo(client).find((each) => each.id === id && each.state === 'draft'),
      choose,
      /** Returns the draft that receives changes and selects it: one that is begun elsewhere must not replace it. */
      selectCurrent: () => {
        const selected = currentDraft(knownTo(client), chosenNow.current);
        if (selected && selected.id !== chosenNow.current) choose(selected.id);
        return selected;
      },
      store,
    };
  }, [client, own, isLoaded, error, refetch, chosen]);
}

export type OwnChangeSets = ReturnType<typeof useOwnChangeSets>;
