import type { Line } from './lines.js';
import { clamped, type Extent, type Place } from './navigation.js';

/** Where the keyboard is, how far the choice reaches from there, and what is being typed. */
export interface GridState {
  readonly active: Place;
  /** The other corner of the chosen block. */
  readonly reach: Place;
  /** What is typed into the active cell begins with this; undefined while nothing is typed. */
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

/** The same place among other lines: on its own line where that is still there, wherever it stands now. */
function followed({ row, column }: Place, from: readonly Line[], to: readonly Line[]): Place {
  const line = from[row];
  const now = line ? to.findIndex(({ kind, id }) => kind === line.kind && id === line.id) : -1;
  return { row: now === -1 ? row : now, column };
}

/** The grid after a step. */
export function stepped(state: GridState, step: GridStep): GridState {
  if (step.kind === 'go') return { active: step.to, reach: step.to, typing: undefined };
  if (step.kind === 'reach') return { ...state, reach: step.to, typing: undefined };
  if (step.kind === 'choose') return { active: step.from, reach: step.to, typing: undefined };
  if (step.kind === 'type') return { ...state, typing: { text: step.text } };
  if (step.kind === 'follow') {
    const { from, to } = step;
    return { ...state, active: followed(state.active, from, to), reach: followed(state.reach, from, to) };
  }
  return { ...state, typing: undefined };
}

/** The state in a grid that has become smaller. */
export function fitting({ active, reach, typing }: GridState, extent: Extent): GridState {
  return { active: clamped(active, extent), reach: clamped(reach, extent), typing };
}
