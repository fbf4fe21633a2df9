import { describe, expect, it } from '@jest/globals';
import { AT_START, applyStep } from './grid-state.js';
import type { Line, SectionLine } from './lines.js';

function heading(id: string): SectionLine {
  const section = {
    key: 'low-stock' as const,
    label: id,
    help: '',
    scope: 'store' as const,
    layers: [],
    editableBy: [],
    fields: [],
    rowSchema: {},
  };
  return { kind: 'section', id, section, isOpen: false, count: 0 };
}

const [FIRST, SECOND, THIRD] = [heading('first'), heading('second'), heading('third')];
const ALL: readonly Line[] = [FIRST, SECOND, THIRD];

describe('the active cell', () => {
  const onThird = applyStep(AT_START, { kind: 'go', to: { row: 2, column: 4 } });

  it('stays on its row when rows above it are removed and restored', () => {
    const pickColumns = applyStep(onThird, { kind: 'follow', from: ALL, to: [SECOND, THIRD] });
    expect(pickColumns).toMatchObject({ active: { row: 1, column: 4 }, reach: { row: 1, column: 4 } });
    const widened = applyStep(pickColumns, { kind: 'follow', from: [SECOND, THIRD], to: ALL });
    expect(widened.active).toEqual({ row: 2, column: 4 });
  });

  it('keeps its index when its own row is removed', () => {
    expect(applyStep(onThird, { kind: 'follow', from: ALL, to: [FIRST, SECOND] }).active).toEqual({
      row: 2,
      column: 4,
    });
  });
});
