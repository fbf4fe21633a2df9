import { spotsOf, type Permission, type Spot } from './block-edits.js';
import type { Column } from './column.js';
import { headingsOf } from './grid-places.js';
import { fitting, type GridState } from './grid-state.js';
import type { Line } from './lines.js';
import { blockBetween, HEAD, type Block, type Extent, type Place } from './navigation.js';

/** What the grid shows, and what may be done with its cells. */
export interface GridContent {
  readonly lines: readonly Line[];
  readonly columns: readonly Column[];
  readonly permission: Permission;
}

/** The grid as it stands: its state, fitted to its content, and the cells that are meant. */
export interface GridModel {
  readonly content: GridContent;
  readonly extent: Extent;
  readonly state: GridState;
  /** The chosen cells; undefined while a name has the keyboard and nothing is chosen by it. */
  readonly block: Block | undefined;
  /** The active cell. */
  readonly spot: Spot | undefined;
  /** The chosen cells, line by line. */
  readonly chosen: () => Spot[][];
  /** The cells from the first chosen one to the end of the table. */
  readonly below: () => Spot[][];
}

const isName = ({ row, column }: Place): boolean => row === HEAD || column === HEAD;

/** The grid of a content in a state that may be of a bigger one. */
export function gridModel(content: GridContent, kept: GridState): GridModel {
  const { lines, columns } = content;
  const extent: Extent = { rows: lines.length, columns: columns.length, headings: headingsOf(lines) };
  const state = fitting(kept, extent);
  const { active, reach } = state;
  const isNothingChosen = isName(active) && active.row === reach.row && active.column === reach.column;
  const block = isNothingChosen ? undefined : blockBetween(active, reach, extent);
  const spots = (of: Block): Spot[][] => {
    const settings = lines.map((line) => (line.kind === 'setting' ? line : undefined));
    return spotsOf(of, settings, columns);
  };
  const { row, column } = active;
  return {
    content,
    extent,
    state,
    block,
    spot: isName(active) ? undefined : spots({ top: row, bottom: row, left: column, right: column })[0]?.[0],
    chosen: () => (block ? spots(block) : []),
    below: () => (block ? spots({ ...block, bottom: lines.length - 1, right: columns.length - 1 }) : []),
  };
}

/** Whether a place lies in the chosen block. */
export function isChosen({ block }: GridModel, { row, column }: Place): boolean {
  return (
    block !== undefined && block.top <= row && row <= block.bottom && block.left <= column && column <= block.right
  );
}
