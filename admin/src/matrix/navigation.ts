/** A position in the grid. Row -1 is the store names, column -1 the setting names. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** The size of the grid, and the rows that are section headings. */
export interface Extent {
  readonly rows: number;
  readonly columns: number;
  readonly headings: readonly number[];
}

export const HEAD = -1;
/** Number of rows that Page Up and Page Down move. */
const PAGE = 12;

const within = (value: number, last: number): number => Math.max(HEAD, Math.min(value, last));

/** Clamps a position to the grid. */
export function clampPlace({ row, column }: Place, { rows, columns }: Extent): Place {
  return { row: within(row, rows - 1), column: within(column, columns - 1) };
}

/** A pressed key with its modifiers. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
}

/** Returns the next or previous section heading from a row. */
function jump(row: number, headings: readonly number[], isDown: boolean): number | undefined {
  return isDown ? headings.find((heading) => heading > row) : headings.findLast((heading) => heading < row);
}

const STEPS: Readonly<Record<string, (place: Place, extent: Extent, isFar: boolean) => Place>> = {
  ArrowLeft: ({ row, column }, _extent, isFar) => ({ row, column: isFar ? 0 : column - 1 }),
  ArrowRight: ({ row, column }, { columns }, isFar) => ({ row, column: isFar ? columns - 1 : column + 1 }),
  ArrowUp: ({ row, column }, { headings }, isFar) => ({
    row: isFar ? (jump(row, headings, false) ?? 0) : row - 1,
    column,
  }),
  ArrowDown: ({ row, column }, { rows, headings }, isFar) => ({
    row: isFar ? (jump(row, headings, true) ?? rows - 1) : row + 1,
    column,
  }),
  Home: ({ row }, _extent, isFar) => ({ row: isFar ? 0 : row, column: 0 }),
  End: ({ row }, { rows, columns }, isFar) => ({ row: isFar ? rows - 1 : row, column: columns - 1 }),
  PageUp: ({ row, column }) => ({ row: Math.max(0, row - PAGE), column }),
  PageDown: ({ row, column }) => ({ row: row + PAGE, column }),
};

/**
 * Returns the position after a key press, or undefined if the key does not move. With Ctrl: end of the row, or next
 * section.
 */
export function nextPlace(place: Place, { key, ctrlKey }: KeyPress, extent: Extent): Place | undefined {
  const step = STEPS[key];
  return step && clampPlace(step(place, extent, ctrlKey), extent);
}

/** A rectangle of cells; both ends are included. */
export interface Block {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Returns the cells between two positions. A header stands for its whole row or column, the corner for all cells. */
export function blockBetween(first: Place, second: Place, { rows, columns }: Extent): Block {
  const isColumn = first.row === HEAD || second.row === HEAD;
  const isRow = first.column === HEAD || second.column === HEAD;
  return {
    top: isColumn ? 0 : Math.min(first.row, second.row),
    bottom: isColumn ? rows - 1 : Math.max(first.row, second.row),
    left: isRow ? 0 : Math.min(first.column, second.column),
    right: isRow ? columns - 1 : Math.max(first.column, second.column),
  };
}
