import type { Line } from './lines.js';
import { clampPlace, type Extent, type Place } from './navigation.js';

/** The active cell, the selection and the open input. */
export interface GridState {
  readonly active: Place;
  /** The other corner of the selected block. */
  readonly reach: Place;
  /** Initial text of the open input; undefined if no input is open. */
  readonly typing: { readonly text: string | undefined } | undefined;
}

export type GridStep =
  | { readonly kind: 'go'; readonly to: Place }
  | { readonly kind: 'reach'; readonly to: Place }
  | { readonly kind: 'choose'; readonly from: Place; readonly to: Place }
  | { readonly kind: 'type'; readonly text?: string }
  | { readonly kind: 'leave' }
  | { readonly kind: 'follow'; readonly from: readonly Line[]; readonly to: readonly Line[] };

export const AT_START: GridState = {
  active: { row: 1, column: 0 },
  reach: { row: 1, column: 0 },
  typing: undefined,
};

/** Finds a position after rows have changed: on the same row if it still exists. */
function followRow({ row, column }: Place, from: readonly Line[], to: readonly Line[]): Place {
  const line = from[row];
  const now = line ? to.findIndex(({ kind, id }) => kind === line.kind && id === line.id) : -1;
  return { row: now === -1 ? row : now, column };
}

/** Applies a step to the state. */
export function applyStep(state: GridState, step: GridStep): GridState {
  if (step.kind === 'go') return { active: step.to, reach: step.to, typing: undefined };
  if (step.kind === 'reach') return { ...state, reach: step.to, typing: undefined };
  if (step.kind === 'choose') return { active: step.from, reach: step.to, typing: undefined };
  if (step.kind === 'type') return { ...state, typing: { text: step.text } };
  if (step.kind === 'follow') {
    const { from, to } = step;
    return { ...state, active: followRow(state.active, from, to), reach: followRow(state.reach, from, to) };
  }
  return { ...state, typing: undefined };
}

/** Clamps the state to a smaller grid. */
export function clampState({ active, reach, typing }: GridState, extent: Extent): GridState {
  return { active: clampPlace(active, extent), reach: clampPlace(reach, extent), typing };
}
