import { useCallback, useState } from 'react';
import type { RowChange } from './draft-context.js';

const NONE: readonly RowChange[] = [];

export interface Unsaved {
  /** Changes that wait for the network or a sign-in; usually empty. */
  readonly unsaved: readonly RowChange[];
  readonly setWaiting: (isWaiting: boolean) => void;
  /** Saves changes; they count as unsaved until they are saved or refused. Returns what `save` returns. */
  readonly saving: (changes: readonly RowChange[], save: () => Promise<boolean>) => Promise<boolean>;
}

/** Tracks changes that have not reached the server, so that their cells can show it. */
export function useUnsaved(): Unsaved {
  const [inFlight, setInFlight] = useState(NONE);
  const [isWaiting, setWaiting] = useState(false);
  const saving = useCallback<Unsaved['saving']>(async (changes, save) => {
    setInFlight((all) => [...all, ...changes]);
    try {
      return await save();
    } finally {
      setInFlight((all) => all.filter((each) => !changes.includes(each)));
    }
  }, []);
  return { unsaved: isWaiting ? inFlight : NONE, setWaiting, saving };
}
