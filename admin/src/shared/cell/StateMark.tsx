import type { CellState } from './subject.js';

/** The source of a value. `dated`: valid for a period; `missing`: no layer has a value. */
export type MarkedState = CellState | 'dated' | 'missing';

const SHAPES: Readonly<Record<MarkedState, { readonly path: string; readonly colour: string }>> = {
  inherited: { path: 'M5 1v6M2 4.5 5 8l3-3.5', colour: 'currentColor' },
  own: { path: 'M5 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z', colour: 'currentColor' },
  draft: { path: 'M1.5 8.5l.5-2L7 1.5 8.5 3l-5 5Z', colour: 'currentColor' },
  waiting: { path: 'M2 5a3 3 0 1 1 1 2.2M1.6 8.6 3 7.2 1.9 5.6', colour: 'currentColor' },
  dated: { path: 'M5 1.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM5 3v2l1.5 1', colour: 'currentColor' },
  missing: { path: 'M5 1.5v4M5 8v.2', colour: 'currentColor' },
};

/** Icon of where a value comes from. */
export function StateMark({ state }: { readonly state: MarkedState }) {
  const { path, colour } = SHAPES[state];
  return (
    <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
      <path d={path} fill="none" stroke={colour} strokeWidth="1.3" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
