import { useCallback, useEffect, useReducer, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Refusal } from '../shared/values/text-to-value.js';
import { mergeEdits, applyText } from './block-edits.js';
import type { CellInputHandle, FocusMove } from './CellInput.js';
import { clipboardHandlers } from './grid-clipboard.js';
import { handleKey, type GridCommand } from './grid-keys.js';
import { gridModel, type GridContent, type GridModel } from './grid-model.js';
import { elementAt, placeOf } from './grid-places.js';
import { pointerHandlers } from './grid-pointer.js';
import { AT_START, applyStep, type GridState, type GridStep } from './grid-state.js';
import { runCommand, type GridActions } from './grid-commands.js';
import { clampPlace, type Place } from './navigation.js';

const MOVES: Readonly<Record<'down' | 'up' | 'left' | 'right', Place>> = {
  down: { row: 1, column: 0 },
  up: { row: -1, column: 0 },
  right: { row: 0, column: 1 },
  left: { row: 0, column: -1 },
};

interface CommitResult {
  /** Why the text was refused. */
  readonly refusal?: Refusal;
  readonly step?: GridStep;
}

/** Commits a typed text to the active cell or all selected ones, and moves on; or returns the refusal. */
function commitText(text: string, move: FocusMove, model: GridModel, actions: GridActions): CommitResult {
  const { activeCell, chosen, content, state, extent } = model;
  if (!activeCell) return {};
  const matrixCells = move === 'all' ? chosen().flat() : [activeCell];
  const result = mergeEdits(matrixCells.map((each) => applyText(each, text, content.permission)));
  const [refused] = result.refused;
  if (refused && (move !== 'all' || result.edits.length === 0)) return { refusal: refused.refusal };
  actions.edit(result);
  if (move === undefined || move === 'all') return { step: { kind: 'leave' } };
  const { row, column } = MOVES[move];
  const to = clampPlace({ row: state.active.row + row, column: state.active.column + column }, extent);
  return { step: { kind: 'go', to } };
}

/** Moves focus and scroll position with the state, once the user has entered the grid. */
function useFollowing({ active, reach, typing }: GridState) {
  const table = useRef<HTMLTableElement>(null);
  const hasKeyboard = useRef(false);
  const isMoving = useRef(false);
  const moveTo = useCallback((place: Place) => {
    isMoving.current = true;
    elementAt(table.current, place)?.focus({ preventScroll: true });
    isMoving.current = false;
  }, []);
  const { row, column } = active;
  // Keyboard and screen reader follow the browser's focus.
  useEffect(() => {
    if (hasKeyboard.current && !typing) moveTo({ row, column });
  }, [row, column, typing, moveTo]);
  const { row: farRow, column: farColumn } = reach;
  // Scrolls to the far corner of a selection, too.
  useEffect(() => {
    if (!hasKeyboard.current) return;
    const far = elementAt(table.current, { row: farRow, column: farColumn });
    far?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [farRow, farColumn]);
  return {
    table,
    /** Marks the grid as entered; returns the position that received focus from outside. */
    begin: ({ target }: FocusEvent): Place | undefined => {
      hasKeyboard.current = true;
      return isMoving.current || typing ? undefined : placeOf(target);
    },
    focusOn: (place: Place) => {
      hasKeyboard.current = true;
      moveTo(place);
    },
  };
}

/** Connects keyboard, mouse and clipboard to the grid. */
export function useGrid(content: GridContent, actions: GridActions) {
  const [stored, step] = useReducer(applyStep, AT_START);
  const { lines } = content;
  const [known, setKnown] = useState(lines);
  // Filtering removes rows above the active cell; it stays on its row.
  if (known !== lines) {
    setKnown(lines);
    step({ kind: 'follow', from: known, to: lines });
  }
  const model = gridModel(content, stored);
  const { table, begin, focusOn } = useFollowing(model.state);
  const input = useRef<CellInputHandle>(null);
  const run = (command: GridCommand) => {
    const next = runCommand(command, model, actions);
    if (next) step(next);
  };
  const pointer = pointerHandlers({
    model,
    actions,
    step,
    leaveInput: () => input.current?.leave(),
    focusOn,
    beginTyping: () => run({ kind: 'edit' }),
  });
  return {
    table,
    input,
    model,
    handlers: {
      ...pointer,
      ...clipboardHandlers(model, actions),
      onFocus(event: FocusEvent) {
        const place = begin(event);
        const { active } = model.state;
        const isElsewhere = place && (place.row !== active.row || place.column !== active.column);
        if (isElsewhere) step({ kind: 'go', to: place });
      },
      onKeyDown(event: KeyboardEvent) {
        const result = handleKey(event, model);
        if (!result) return;
        event.preventDefault();
        if (result.step) step(result.step);
        if (result.command) run(result.command);
      },
    },
    run,
    commit: (text: string, move: FocusMove): Refusal | undefined => {
      const { refusal, step: next } = commitText(text, move, model, actions);
      if (next) step(next);
      return refusal;
    },
    cancel: () => step({ kind: 'leave' }),
    elementOfActive: () => elementAt(table.current, model.state.active),
  };
}
