import type { Matrix } from '@manifold/domain/admin-api/matrix';
import { useMemo, useState } from 'react';
import { useDraft, type RowChange } from '../shared/draft/draft-context.js';
import { isSameRow } from '../shared/draft/edit-row.js';
import { rowChanges, type CellEdit } from './block-edits.js';
import type { Pending } from './cell.js';

interface Step {
  readonly values: Pending;
  /** Whether the draft has answered. */
  readonly isAnswered: boolean;
}

export interface Edits {
  /** What is typed and not on the screen's data yet. */
  readonly pending: Pending;
  /** Puts cells into the draft, as one step that can be undone. */
  readonly apply: (edits: readonly CellEdit[], matrix: Matrix) => void;
}

/** The published row that an edit lands in; null when there is none yet. */
function publishedRow(matrix: Matrix, address: RowChange['address']): RowChange['published'] {
  const { section } = address;
  const rows = Object.entries(matrix.rows).find(([key]) => key === section)?.[1] ?? [];
  return rows.find((row) => isSameRow({ ...row, section }, address))?.value ?? null;
}

function valuesOf(edits: readonly CellEdit[]): Pending {
  return new Map(edits.map(({ cell, value }) => [cell.id, value === undefined ? {} : { value }]));
}

/** Edits of cells on their way into the draft: a cell shows at once what was typed, before the server has answered. */
export function useEdits(isBehind: boolean): Edits {
  const { change, unsaved } = useDraft();
  const isWaiting = unsaved.length > 0;
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const pending = useMemo(() => {
    const shown = steps.filter(({ isAnswered }) => !isAnswered || isBehind);
    return new Map(
      shown.flatMap(({ values, isAnswered }) =>
        [...values].map(
          ([id, typed]) => [id, isWaiting && !isAnswered ? { ...typed, isUnsaved: true } : typed] as const,
        ),
      ),
    );
  }, [steps, isBehind, isWaiting]);
  return {
    pending,
    apply(edits, matrix) {
      if (edits.length === 0) return;
      const step: Step = { values: valuesOf(edits), isAnswered: false };
      const answered = () =>
        setSteps((all) => all.map((each) => (each === step ? { ...each, isAnswered: true } : each)));
      setSteps((all) => [...all.filter(({ isAnswered }) => !isAnswered), step]);
      const changes = rowChanges(edits, (address) => publishedRow(matrix, address));
      // The draft is told to the screen a moment after it has answered: until then the typed value stands.
      void change(changes).finally(() => requestAnimationFrame(answered));
    },
  };
}
