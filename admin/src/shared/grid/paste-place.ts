import type { PastePlace } from './section-paste.js';

/** Returns the grid cell of an element; `columns` are field names. Undefined outside the cells. */
export function pastePlaceOf(element: EventTarget, columns: readonly string[]): PastePlace | undefined {
  const cell = element instanceof Element ? element.closest<HTMLElement>('td[data-field]') : null;
  const row = cell?.closest('tr');
  const column = columns.indexOf(cell?.dataset['field'] ?? '');
  return row && column !== -1 ? { line: row.sectionRowIndex, column } : undefined;
}

/** Whether a copied text has several cells; a single cell is pasted into the open input. */
export function isBlock(text: string): boolean {
  return /[\t\n]/.test(text.replace(/\r?\n$/, ''));
}
