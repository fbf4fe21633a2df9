import { describe, expect, it } from '@jest/globals';
import { blockBetween, nextPlace, type Extent } from './navigation.js';

const GRID: Extent = { rows: 40, columns: 28, headings: [0, 11, 24] };
const at = (row: number, column: number) => ({ row, column });

describe('a key in the grid', () => {
  it.each([
    ['ArrowRight', false, at(3, 4), at(3, 5)],
    ['ArrowRight', false, at(3, 27), at(3, 27)],
    ['ArrowLeft', false, at(3, 0), at(3, -1)],
    ['ArrowUp', false, at(0, 4), at(-1, 4)],
    ['ArrowUp', false, at(-1, 4), at(-1, 4)],
    ['ArrowDown', false, at(39, 4), at(39, 4)],
    ['ArrowRight', true, at(3, 4), at(3, 27)],
    ['ArrowLeft', true, at(3, 4), at(3, 0)],
    ['ArrowDown', true, at(3, 4), at(11, 4)],
    ['ArrowDown', true, at(30, 4), at(39, 4)],
    ['ArrowUp', true, at(30, 4), at(24, 4)],
    ['ArrowUp', true, at(24, 4), at(11, 4)],
    ['Home', false, at(3, 4), at(3, 0)],
    ['Home', true, at(3, 4), at(0, 0)],
    ['End', false, at(3, 4), at(3, 27)],
    ['End', true, at(3, 4), at(39, 27)],
    ['PageDown', false, at(3, 4), at(15, 4)],
    ['PageDown', false, at(35, 4), at(39, 4)],
    ['PageUp', false, at(3, 4), at(0, 4)],
  ])('%s (with Ctrl: %s) moves from %o to %o', (key, ctrlKey, from, to) => {
    expect(nextPlace(from, { key, ctrlKey }, GRID)).toEqual(to);
  });

  it('that is not for navigation does nothing', () => {
    expect(nextPlace(at(3, 4), { key: 'a', ctrlKey: false }, GRID)).toBeUndefined();
  });
});

describe('a block', () => {
  it.each([
    ['two places, whichever came first', at(5, 7), at(3, 9), { top: 3, bottom: 5, left: 7, right: 9 }],
    ["a column's name", at(-1, 7), at(-1, 7), { top: 0, bottom: 39, left: 7, right: 7 }],
    ["a setting's name", at(5, -1), at(5, -1), { top: 5, bottom: 5, left: 0, right: 27 }],
    ['the corner of both', at(-1, -1), at(-1, -1), { top: 0, bottom: 39, left: 0, right: 27 }],
  ])('covers the cells between %s', (_what, first, second, block) => {
    expect(blockBetween(first, second, GRID)).toEqual(block);
  });
});
