import { describe, expect, it } from '@jest/globals';
import { handleKey } from './grid-keys.js';
import { applyStep, type GridState } from './grid-state.js';
import type { Line } from './lines.js';

const PLAIN = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const EXTENT = { rows: 3, columns: 4, headings: [0] };
// Key handling only needs kind and id.
const LINES = [
  { kind: 'section', id: 'low-stock' },
  { kind: 'setting', id: 'low-stock.high' },
  { kind: 'setting', id: 'low-stock.low' },
] as readonly Pick<Line, 'kind' | 'id'>[] as readonly Line[];

const stateAt = (row: number, column: number): GridState => ({
  active: { row, column },
  reach: { row, column },
  typing: undefined,
});
const press = (key: string, state: GridState, held: Partial<typeof PLAIN> = {}) =>
  handleKey({ ...PLAIN, ...held, key }, { state, extent: EXTENT, content: { lines: LINES } });

describe('a key', () => {
  it.each([
    ['Enter', {}, { kind: 'edit' }],
    ['F2', {}, { kind: 'edit' }],
    ['7', {}, { kind: 'edit', text: '7' }],
    ['Delete', {}, { kind: 'inherit' }],
    [' ', {}, { kind: 'toggle' }],
    ['z', { ctrlKey: true }, { kind: 'undo' }],
    ['z', { metaKey: true }, { kind: 'undo' }],
    ['y', { ctrlKey: true }, { kind: 'redo' }],
    ['Z', { ctrlKey: true, shiftKey: true }, { kind: 'redo' }],
    ['Z', { metaKey: true, shiftKey: true }, { kind: 'redo' }],
  ] as const)('%s %o on a cell is the command %o', (key, held, command) => {
    expect(press(key, stateAt(1, 2), held)).toEqual({ command });
  });

  it.each([
    ['Enter', undefined],
    ['ArrowRight', true],
    ['ArrowLeft', false],
  ])('%s on the heading of a section expands and collapses it', (key, isOpen) => {
    expect(press(key, stateAt(0, 0))?.command).toEqual({ kind: 'section', key: 'low-stock', isOpen });
  });

  it('with Shift moves only the other corner of the selection', () => {
    const state = stateAt(1, 1);
    const step = press('ArrowRight', state, { shiftKey: true })?.step;
    expect(step && applyStep(state, step)).toMatchObject({
      active: { row: 1, column: 1 },
      reach: { row: 1, column: 2 },
    });
  });

  it.each([
    ['a', { ctrlKey: true }, stateAt(1, 2), { row: -1, column: -1 }],
    ['a', { ctrlKey: true }, stateAt(-1, 2), { row: 2, column: 2 }],
    ['a', { ctrlKey: true }, stateAt(1, -1), { row: 1, column: 3 }],
    [' ', {}, stateAt(-1, -1), { row: 2, column: 3 }],
    [' ', { ctrlKey: true }, stateAt(1, 2), { row: -1, column: 2 }],
    [' ', { shiftKey: true }, stateAt(1, 2), { row: 1, column: -1 }],
  ])('%s %o selects whole rows and columns', (key, held, state, to) => {
    expect(press(key, state, held)?.step).toEqual({ kind: 'reach', to });
  });

  it.each([
    ['Tab', {}],
    ['c', { ctrlKey: true }],
    ['v', { ctrlKey: true }],
    ['F5', {}],
  ])('%s %o is left to the browser', (key, held) => {
    expect(press(key, stateAt(1, 2), held)).toBeUndefined();
  });

  it('Escape clears a selection', () => {
    const state = { ...stateAt(1, 1), reach: { row: 2, column: 3 } };
    const step = press('Escape', state)?.step;
    expect(step && applyStep(state, step).reach).toEqual({ row: 1, column: 1 });
  });
});
