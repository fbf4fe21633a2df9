/** A place of the grid. Line -1 holds the stores' names, column -1 the settings'. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** How big the grid is, and in which lines sections begin. */
export interface Extent {
  readonly rows: number;
  readonly columns: number;
  readonly headings: readonly number[];
}

export const HEAD = -1;
/** How many lines a page is. */
const PAGE = 12;

const within = (value: number, last: number): number => Math.max(HEAD, Math.min(value, last));

/** A place that the grid has. */
export function clamped({ row, column }: Place, { rows, columns }: Extent): Place {
  return { row: within(row, rows - 1), column: within(column, columns - 1) };
}

/** Which key was pressed, and with what. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
}

/** The heading before or behind a line: what a jump by section arrives at. */
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

/** Where a key leads to, or undefined when it leads nowhere. With Ctrl: the end of the line, or the next section. */
export function moved(place: Place, { key, ctrlKey }: KeyPress, extent: Extent): Place | undefined {
  const step = STEPS[key];
  return step && clamped(step(place, extent, ctrlKey), extent);
}

/** A rectangle of cells; both ends belong to it. */
export interface Block {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The cells between two places. A name stands for all cells of its line or column; both names' corner for all. */
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
