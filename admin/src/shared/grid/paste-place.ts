import type { PastePlace } from './section-paste.js';

/** In which cell of a grid an element is; `columns` are the names of the fields. Undefined outside the cells. */
export function pastePlaceOf(element: EventTarget, columns: readonly string[]): PastePlace | undefined {
  const cell = element instanceof Element ? element.closest<HTMLElement>('td[data-field]') : null;
  const row = cell?.closest('tr');
  const column = columns.indexOf(cell?.dataset['field'] ?? '');
  return row && column !== -1 ? { line: row.sectionRowIndex, column } : undefined;
}

/** Whether a copied text is of several cells; one cell belongs into the input that is open. */
export function isBlock(text: string): boolean {
  return /[\t\n]/.test(text.replace(/\r?\n$/, ''));
}
