import type { CellState } from './subject.js';

const SHAPES: Readonly<Record<CellState, { readonly path: string; readonly colour: string }>> = {
  inherited: { path: 'M5 1v6M2 4.5 5 8l3-3.5', colour: 'currentColor' },
  own: { path: 'M5 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z', colour: 'currentColor' },
  draft: { path: 'M1.5 8.5l.5-2L7 1.5 8.5 3l-5 5Z', colour: 'currentColor' },
};

/** A small drawing of where a value comes from, beside the colour and the word. */
export function StateMark({ state }: { readonly state: CellState }) {
  const { path, colour } = SHAPES[state];
  return (
    <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
      <path d={path} fill="none" stroke={colour} strokeWidth="1.3" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
