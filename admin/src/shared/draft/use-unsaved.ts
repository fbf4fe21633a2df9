import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { session } from '../../providers/session.js';
import type { RowChange } from './draft-context.js';

const NONE: readonly RowChange[] = [];

/** Changes that are being saved, and their draft; null until it is begun or loaded. */
interface InFlight {
  readonly draftId: string | null;
  readonly changes: readonly RowChange[];
}

/** Changes to save. */
interface Sent extends InFlight {
  /** Called with their draft when it is known. */
  readonly onTarget?: ((draftId: string) => void) | undefined;
}

export interface Unsaved {
  /** Changes of the selected draft that the server has not confirmed, oldest first. */
  readonly inFlight: readonly RowChange[];
  /** Returns those of a draft as they are known now, which may be later than the last render. */
  readonly inFlightOf: (draftId: string | undefined) => readonly RowChange[];
  /** Those that wait for the network or a sign-in; usually empty. */
  readonly unsaved: readonly RowChange[];
  /** Whether changes of any draft are in flight: they would be lost with the page or the session. */
  readonly hasUnsaved: boolean;
  /** How many saves were refused since the page was opened. */
  readonly refusedSaves: number;
  /** Whether changes of any draft wait. */
  readonly isWaiting: boolean;
  readonly setWaiting: (isWaiting: boolean) => void;
  /**
   * Saves changes; they are in flight until they are saved or refused. `save` names their draft as soon as it is known. Returns
   * what `save` returns.
   */
  readonly saving: (sent: Sent, save: (onTarget: (draftId: string) => void) => Promise<boolean>) => Promise<boolean>;
}

/**
 * Lets the browser ask before the page is closed or left. A page that another person has taken over, or whose user has signed out,
 * is left at once.
 */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (session.person() !== undefined && !session.isTakenOver()) event.preventDefault();
}

/** Asks before the page is closed or reloaded while changes would be lost with it. */
function useUnloadGuard(hasUnsaved: boolean): void {
  // Subscribes to the unload of the page.
  useEffect(() => {
    if (!hasUnsaved) return;
    addEventListener('beforeunload', askBeforeUnload);
    return () => removeEventListener('beforeunload', askBeforeUnload);
  }, [hasUnsaved]);
}

/** Returns the changes of a draft, and those that begin one. */
function changesOf(sent: readonly InFlight[], selectedId: string | undefined): readonly RowChange[] {
  const shown = sent.filter(({ draftId }) => draftId === null || draftId === selectedId);
  return shown.length === 0 ? NONE : shown.flatMap(({ changes }) => changes);
}

/** Tracks changes that have not reached the server, so that the screens of their draft can show them. */
export function useUnsaved(selectedId: string | undefined): Unsaved {
  const [sent, setSent] = useState<readonly InFlight[]>([]);
  // The next change is based on those before it, also if it is made before they are rendered.
  const sentNow = useRef(sent);
  const [isWaiting, setWaiting] = useState(false);
  const [refusedSaves, setRefusedSaves] = useState(0);
  const hasUnsaved = sent.length > 0;
  useUnloadGuard(hasUnsaved);
  const saving = useCallback<Unsaved['saving']>(async ({ draftId, changes, onTarget }, save) => {
    let added: InFlight = { draftId, changes };
    const set = (next: readonly InFlight[]): void => {
      sentNow.current = next;
      setSent(next);
    };
    const assign = (id: string): void => {
      const before = added;
      added = { ...before, draftId: id };
      set(sentNow.current.map((each) => (each === before ? added : each)));
      onTarget?.(id);
    };
    set([...sentNow.current, added]);
    try {
      const isSaved = await save(assign);
      // Known before the change is no longer in flight: "nothing unsaved" does not mean "all saved".
      if (!isSaved) setRefusedSaves((count) => count + 1);
      return isSaved;
    } finally {
      // The changed draft reaches the screen in a timer that is already set. Until then the screen needs the changes.
      await new Promise((resolve) => setTimeout(resolve));
      set(sentNow.current.filter((each) => each !== added));
    }
  }, []);
  const inFlightOf = useCallback((draftId: string | undefined) => changesOf(sentNow.current, draftId), []);
  const inFlight = useMemo(() => changesOf(sent, selectedId), [sent, selectedId]);
  return {
    inFlight,
    inFlightOf,
    unsaved: isWaiting ? inFlight : NONE,
    hasUnsaved,
    refusedSaves,
    isWaiting,
    setWaiting,
    saving,
  };
}
