import type { Matrix } from '@manifold/domain/admin-api/matrix';
import { useMemo, useState } from 'react';
import { useDraft, type RowChange } from '../shared/draft/draft-context.js';
import { isSameRow } from '../shared/draft/edit-row.js';
import { rowChanges, type CellEdit } from './block-edits.js';
import type { Pending } from './cell.js';

export interface Step {
  /** The draft of the step; null until it is begun or loaded. */
  readonly draftId: string | null;
  readonly values: Pending;
  /** Whether the server has answered. */
  readonly isAnswered: boolean;
}

export interface Edits {
  /** Edits that the loaded data does not contain yet. */
  readonly pending: Pending;
  /** Puts cells into the draft as one undoable step. */
  readonly apply: (edits: readonly CellEdit[], matrix: Matrix) => void;
}

/** Returns the published row that an edit changes, or null if there is none. */
function publishedRow(matrix: Matrix, address: RowChange['address']): RowChange['published'] {
  const { section } = address;
  const rows = Object.entries(matrix.rows).find(([key]) => key === section)?.[1] ?? [];
  return rows.find((row) => isSameRow({ ...row, section }, address))?.value ?? null;
}

function valuesOf(edits: readonly CellEdit[]): Pending {
  return new Map(edits.map(({ cell, value }) => [cell.id, value === undefined ? {} : { value }]));
}

/** Returns the steps that the loaded data may not contain yet: saved ones too while the data is behind the draft. */
export const missingSteps = (steps: readonly Step[], isBehind: boolean): readonly Step[] =>
  steps.filter(({ isAnswered }) => !isAnswered || isBehind);

/** Returns the steps of the selected draft, and those that begin a draft. */
export const stepsOfDraft = (steps: readonly Step[], selectedId: string | undefined): readonly Step[] =>
  steps.filter(({ draftId }) => draftId === null || draftId === selectedId);

/** Sends cell edits to the draft and shows them optimistically. */
export function useEdits(isBehind: boolean): Edits {
  const { draft, change, isWaiting } = useDraft();
  const draftId = draft?.id;
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const missing = missingSteps(steps, isBehind);
  // Removed, not hidden: after an undo the data is behind the draft again, and must not show them again.
  if (missing.length < steps.length) setSteps(missing);
  const pending = useMemo(
    () =>
      new Map(
        stepsOfDraft(steps, draftId).flatMap(({ values, isAnswered }) =>
          [...values].map(
            ([id, typed]) => [id, isWaiting && !isAnswered ? { ...typed, isUnsaved: true } : typed] as const,
          ),
        ),
      ),
    [steps, draftId, isWaiting],
  );
  return {
    pending,
    apply(edits, matrix) {
      if (edits.length === 0) return;
      const step: Step = { draftId: draftId ?? null, values: valuesOf(edits), isAnswered: false };
      const update = (known: Partial<Step>) =>
        setSteps((all) => all.map((each) => (each.values === step.values ? { ...each, ...known } : each)));
      const answered = (isSaved: boolean) =>
        isSaved ? update({ isAnswered: true }) : setSteps((all) => all.filter(({ values }) => values !== step.values));
      setSteps((all) => [...all, step]);
      const changes = rowChanges(edits, (address) => publishedRow(matrix, address));
      // The new draft reaches the screen in a timer that is already set; the data must be behind it before the step is answered.
      void change(changes, (id) => update({ draftId: id })).then((isSaved) => setTimeout(answered, 0, isSaved));
    },
  };
}
