import { matrixCellsOf, type Permission, type MatrixCell } from './block-edits.js';
import type { Column } from './column.js';
import { headingsOf } from './grid-places.js';
import { clampState, type GridState } from './grid-state.js';
import type { Line } from './lines.js';
import { blockBetween, HEAD, type Block, type Extent, type Place } from './navigation.js';

/** What the grid shows, and which cells may be edited. */
export interface GridContent {
  readonly lines: readonly Line[];
  readonly columns: readonly Column[];
  readonly permission: Permission;
}

/** The grid's state, clampPlace to its content, with the selected cells. */
export interface GridModel {
  readonly content: GridContent;
  readonly extent: Extent;
  readonly state: GridState;
  /** Selected cells; undefined if the focus is on a header and nothing is selected. */
  readonly block: Block | undefined;
  /** The active cell. */
  readonly activeCell: MatrixCell | undefined;
  /** Selected cells, row by row. */
  readonly chosen: () => MatrixCell[][];
  /** All cells from the first selected one to the end of the table. */
  readonly below: () => MatrixCell[][];
}

const isName = ({ row, column }: Place): boolean => row === HEAD || column === HEAD;

/** Combines content and state. The state may belong to a bigger grid. */
export function gridModel(content: GridContent, stored: GridState): GridModel {
  const { lines, columns } = content;
  const extent: Extent = { rows: lines.length, columns: columns.length, headings: headingsOf(lines) };
  const state = clampState(stored, extent);
  const { active, reach } = state;
  const isNothingChosen = isName(active) && active.row === reach.row && active.column === reach.column;
  const block = isNothingChosen ? undefined : blockBetween(active, reach, extent);
  const matrixCells = (of: Block): MatrixCell[][] => {
    const settings = lines.map((line) => (line.kind === 'setting' ? line : undefined));
    return matrixCellsOf(of, settings, columns);
  };
  const { row, column } = active;
  return {
    content,
    extent,
    state,
    block,
    activeCell: isName(active)
      ? undefined
      : matrixCells({ top: row, bottom: row, left: column, right: column })[0]?.[0],
    chosen: () => (block ? matrixCells(block) : []),
    below: () => (block ? matrixCells({ ...block, bottom: lines.length - 1, right: columns.length - 1 }) : []),
  };
}

/** Returns whether a position is in the selected block. */
export function isChosen({ block }: GridModel, { row, column }: Place): boolean {
  return (
    block !== undefined && block.top <= row && row <= block.bottom && block.left <= column && column <= block.right
  );
}
