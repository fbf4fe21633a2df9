import type { Edit, EditAddress } from '@manifold/domain/change-set/contract';
import { useMemo, useRef, useState } from 'react';
import { putEdits } from './draft-queries.js';
import { restoringEdits } from './row-edits.js';
import { NO_STEPS, addStep, redoStep, undoStep, type Steps } from './steps.js';
import type { OwnChangeSets } from './use-own-change-sets.js';
import type { Enqueue } from './use-queue.js';

/** An undoable change of a draft: its rows, and their edits before and after it. */
interface UndoableStep {
  readonly draftId: string;
  readonly before: readonly Edit[];
  readonly after: readonly Edit[];
  readonly addresses: readonly EditAddress[];
}

/**
 * Keeps the undo history; only steps of the current draft can be undone and redone. It is read when queued work runs, not when
 * the key is pressed, because an earlier edit may still be in the queue.
 */
export function useUndoHistory(sets: OwnChangeSets, enqueue: Enqueue) {
  const steps = useRef<Steps<UndoableStep>>(NO_STEPS);
  const queued = useRef(0);
  const [known, setKnown] = useState<Steps<UndoableStep>>(NO_STEPS);
  const isOfDraft = (step: UndoableStep | undefined): boolean => step !== undefined && step.draftId === sets.draft?.id;
  const canUndo = isOfDraft(known.done.at(-1));
  const canRedo = isOfDraft(known.undone.at(-1));
  return useMemo(() => {
    const { current, store } = sets;
    const set = (next: Steps<UndoableStep>): void => {
      steps.current = next;
      setKnown(next);
    };
    const restore = async (step: UndoableStep | undefined, earlier: readonly Edit[] | undefined): Promise<boolean> => {
      const now = current();
      if (!step || !earlier || now?.id !== step.draftId) return false;
      const edits = restoringEdits(earlier, now.edits, step.addresses);
      if (edits.length > 0) store(await putEdits(now, edits));
      return true;
    };
    const enqueueEdits = async (work: () => Promise<void>): Promise<boolean> => {
      queued.current += 1;
      try {
        return await enqueue(work);
      } finally {
        queued.current -= 1;
      }
    };
    return {
      canUndo,
      canRedo,
      record: (step: UndoableStep) => set(addStep(steps.current, step)),
      undo: () =>
        enqueueEdits(async () => {
          const step = steps.current.done.at(-1);
          if (await restore(step, step?.before)) set(undoStep(steps.current));
        }),
      redo: () =>
        enqueueEdits(async () => {
          const step = steps.current.undone.at(-1);
          if (await restore(step, step?.after)) set(redoStep(steps.current));
        }),
      /** Enqueues other work of the user that may change edits. */
      enqueueEdits,
      /** Returns whether an undo, a redo or such work is still in the queue. */
      hasQueuedEdits: () => queued.current > 0,
      forget: () => set(NO_STEPS),
    };
  }, [sets, enqueue, canUndo, canRedo]);
}
