import type { Edit, EditAddress } from '@manifold/domain/change-set/contract';
import { useMemo, useRef, useState } from 'react';
import { NO_STEPS, addStep, redoStep, undoStep, type Steps } from './steps.js';

/** An undoable change of a draft: its rows, and their edits before and after it. */
export interface UndoableStep {
  readonly draftId: string;
  readonly before: readonly Edit[];
  readonly after: readonly Edit[];
  readonly addresses: readonly EditAddress[];
}

/**
 * Keeps the undo history; only steps of the current draft can be undone and redone. It is read when queued work runs, not when
 * the key is pressed, because an earlier edit may still be in the queue.
 */
export function useUndoHistory(draftId: string | undefined) {
  const steps = useRef<Steps<UndoableStep>>(NO_STEPS);
  const moves = useRef(0);
  const [known, setKnown] = useState<Steps<UndoableStep>>(NO_STEPS);
  const isOfDraft = (step: UndoableStep | undefined): boolean => step !== undefined && step.draftId === draftId;
  const canUndo = isOfDraft(known.done.at(-1));
  const canRedo = isOfDraft(known.undone.at(-1));
  return useMemo(() => {
    const set = (next: Steps<UndoableStep>): void => {
      steps.current = next;
      setKnown(next);
    };
    return {
      canUndo,
      canRedo,
      record: (step: UndoableStep) => set(addStep(steps.current, step)),
      undone: { peek: () => steps.current.done.at(-1), move: () => set(undoStep(steps.current)) },
      redone: { peek: () => steps.current.undone.at(-1), move: () => set(redoStep(steps.current)) },
      forget: () => set(NO_STEPS),
      /** Runs an undo or redo. */
      moving: async (move: () => Promise<boolean>): Promise<boolean> => {
        moves.current += 1;
        try {
          return await move();
        } finally {
          moves.current -= 1;
        }
      },
      /** Returns whether an undo or redo is still to be done. */
      isMoving: () => moves.current > 0,
    };
  }, [canUndo, canRedo]);
}
