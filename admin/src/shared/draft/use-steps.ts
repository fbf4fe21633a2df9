import type { Edit, EditAddress } from '@manifold/domain/change-set/contract';
import { useMemo, useRef, useState } from 'react';
import { NO_STEPS, recorded, redoneOf, undoneOf, type Steps } from './steps.js';

/** A change of the draft that can be undone and redone: its rows, and the edits before and after it. */
export interface UndoableStep {
  readonly before: readonly Edit[];
  readonly after: readonly Edit[];
  readonly addresses: readonly EditAddress[];
}

/**
 * The steps that can be undone and redone. Read when their turn comes and not when a key is pressed: an edit before may
 * be on its way.
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
