import type { Edit, EditAddress } from '@manifold/domain/change-set/contract';
import { useMemo, useRef, useState } from 'react';
import { NO_STEPS, recorded, redoneOf, undoneOf, type Steps } from './steps.js';

/** An undoable change of the draft: its rows, and their edits before and after it. */
export interface UndoableStep {
  readonly before: readonly Edit[];
  readonly after: readonly Edit[];
  readonly addresses: readonly EditAddress[];
}

/**
 * Keeps the undo history. It is read when queued work runs, not when the key is pressed, because an earlier edit may
 * still be in the queue.
 */
export function useSteps() {
  const steps = useRef<Steps<UndoableStep>>(NO_STEPS);
  const [known, setKnown] = useState<Steps<UndoableStep>>(NO_STEPS);
  const canUndo = known.done.length > 0;
  const canRedo = known.undone.length > 0;
  return useMemo(() => {
    const set = (next: Steps<UndoableStep>): void => {
      steps.current = next;
      setKnown(next);
    };
    return {
      canUndo,
      canRedo,
      record: (step: UndoableStep) => set(recorded(steps.current, step)),
      undone: { peek: () => steps.current.done.at(-1), move: () => set(undoneOf(steps.current)) },
      redone: { peek: () => steps.current.undone.at(-1), move: () => set(redoneOf(steps.current)) },
      forget: () => set(NO_STEPS),
    };
  }, [canUndo, canRedo]);
}
