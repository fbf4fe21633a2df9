import type { KeyboardEvent } from 'react';
import { undoOrRedo } from '../shared/draft/use-undo-keys.js';
import type { GridModel } from './grid-model.js';
import type { GridState, GridStep } from './grid-state.js';
import type { Line } from './lines.js';
import { HEAD, nextPlace, type Extent } from './navigation.js';

/** Commands of keys other than moving. */
export type GridCommand =
  | { readonly kind: 'edit'; readonly text?: string }
  | { readonly kind: 'inherit' | 'toggle' | 'undo' | 'redo' | 'menu' }
  | { readonly kind: 'section'; readonly key: string; readonly isOpen?: boolean };

export interface KeyResult {
  readonly step?: GridStep;
  readonly command?: GridCommand;
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

const isCommand = ({ ctrlKey, metaKey }: Key): boolean => ctrlKey || metaKey;

/** Selects the row or column of a header, or all cells if the focus is on a cell. */
export function chooseAll({ active }: GridState, { rows, columns }: Extent): GridStep {
  if (active.row === HEAD && active.column === HEAD) {
    return { kind: 'reach', to: { row: rows - 1, column: columns - 1 } };
  }
  if (active.row === HEAD) return { kind: 'reach', to: { row: rows - 1, column: active.column } };
  if (active.column === HEAD) return { kind: 'reach', to: { row: active.row, column: columns - 1 } };
  return { kind: 'reach', to: { row: HEAD, column: HEAD } };
}

/** Handles keys on a section heading. */
function onHeading(key: Key, line: Line): GridCommand | undefined {
  if (line.kind !== 'section') return undefined;
  if (key.key === 'Enter' || key.key === ' ') return { kind: 'section', key: line.id };
  if (key.key === 'ArrowRight') return { kind: 'section', key: line.id, isOpen: true };
  return key.key === 'ArrowLeft' ? { kind: 'section', key: line.id, isOpen: false } : undefined;
}

function onName(key: Key, state: GridState, extent: Extent): KeyResult | undefined {
  if (key.key === ' ') return { step: chooseAll(state, extent) };
  return key.key === 'Enter' && state.active.row === HEAD ? { command: { kind: 'menu' } } : undefined;
}

function onCell(key: Key): KeyResult | undefined {
  if (key.key === 'Enter' || key.key === 'F2') return { command: { kind: 'edit' } };
  if (key.key === 'Delete' || key.key === 'Backspace') return { command: { kind: 'inherit' } };
  if (key.key === ' ') return { command: { kind: 'toggle' } };
  const isTyped = key.key.length === 1 && !isCommand(key) && !key.altKey;
  return isTyped ? { command: { kind: 'edit', text: key.key } } : undefined;
}

function onCommand(key: Key, state: GridState, extent: Extent): KeyResult | undefined {
  const { active } = state;
  if (key.key === ' ' && key.shiftKey) return { step: { kind: 'reach', to: { row: active.row, column: HEAD } } };
  if (!isCommand(key)) return undefined;
  if (key.key === ' ') return { step: { kind: 'reach', to: { row: HEAD, column: active.column } } };
  if (key.key.toLowerCase() === 'a') return { step: chooseAll(state, extent) };
  const step = undoOrRedo(key);
  return step && { command: { kind: step } };
}

/** The state that decides the effect of a key. */
export interface GridPlace extends Pick<GridModel, 'state' | 'extent'> {
  readonly content: Pick<GridModel['content'], 'lines'>;
}

/** Returns the effect of a key in the grid, or undefined if the browser handles it. */
export function handleKey(key: Key, { state, extent, content }: GridPlace): KeyResult | undefined {
  const { active, reach } = state;
  const command = onCommand(key, state, extent);
  if (command) return command;
  const line = content.lines[active.row];
  const heading = line && onHeading(key, line);
  if (heading) return { command: heading };
  const to = nextPlace(key.shiftKey ? reach : active, { key: key.key, ctrlKey: isCommand(key) }, extent);
  if (to) return { step: { kind: key.shiftKey ? 'reach' : 'go', to } };
  if (key.key === 'Escape') return { step: { kind: 'go', to: active } };
  const isName = active.row === HEAD || active.column === HEAD;
  return isName ? onName(key, state, extent) : onCell(key);
}
