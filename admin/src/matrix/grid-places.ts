import type { Line } from './lines.js';
import type { Place } from './navigation.js';

/** Returns the grid position of a table element. */
export function placeOf(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined;
}

/** Returns the element of a grid position. A section heading is one cell across all columns. */
export function elementAt(table: HTMLTableElement | null, { row, column }: Place): HTMLElement | undefined {
  const line = table?.rows[row + 1];
  return line?.dataset['line'] === 'section' ? line.cells[0] : line?.cells[column + 1];
}

/** Returns the indexes of rows that are section headings. */
export function headingsOf(lines: readonly Line[]): number[] {
  return lines.flatMap(({ kind }, row) => (kind === 'section' ? [row] : []));
}
