import type { Line } from './lines.js';
import type { Place } from './navigation.js';

/** The place that an element of the table stands for. */
export function placeOf(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined;
}

/** The element of a place. A heading of a section is one cell over all columns. */
export function elementAt(table: HTMLTableElement | null, { row, column }: Place): HTMLElement | undefined {
  const line = table?.rows[row + 1];
  return line?.dataset['line'] === 'section' ? line.cells[0] : line?.cells[column + 1];
}

/** In which lines sections begin. */
export function headingsOf(lines: readonly Line[]): number[] {
  return lines.flatMap(({ kind }, row) => (kind === 'section' ? [row] : []));
}
