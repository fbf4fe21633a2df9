import { isSameValue } from '@manifold/domain/same-value/same-value';
import type { RowChange } from '../shared/draft/draft-context.js';
import { typedField } from '../shared/definition/field-entry.js';
import type { Refusal } from '../shared/values/text-to-value.js';
import type { Cell } from './cell.js';
import type { Column } from './column.js';
import { canInherit } from '../shared/row/edit-target.js';
import type { SettingLine } from './lines.js';
import type { Block } from './navigation.js';
import type { Setting } from './setting.js';
import type { Block as Texts } from '../shared/paste/tsv.js';
import type { Staff } from '@manifold/domain/staff/contract';
import type { MatrixStore } from '@manifold/domain/admin-api/matrix';
import { fieldRefusal } from '../shared/access/field-refusal.js';

/** A cell with its setting and column. */
export interface MatrixCell {
  readonly setting: Setting;
  readonly column: Column;
  readonly cell: Cell;
}

/** A cell and its new value; without a value the cell inherits again. */
export interface CellEdit extends MatrixCell {
  readonly value?: unknown;
}

/** A cell that refuses its new value, and why. */
export interface RefusedCell extends MatrixCell {
  readonly text: string;
  readonly refusal: Refusal;
}

/** The result of editing a block of cells. */
export interface BlockEdit {
  readonly edits: readonly CellEdit[];
  readonly refused: readonly RefusedCell[];
  /** Number of texts beyond the end of the table. */
  readonly outside: number;
}

/** Returns the message of why a person may not edit a cell, or undefined if they may. */
export type Permission = (matrixCell: MatrixCell) => string | undefined;

/** Returns the cells of a block row by row; section headings have none. */
export function matrixCellsOf(
  block: Block,
  lines: readonly (SettingLine | undefined)[],
  columns: readonly Column[],
): MatrixCell[][] {
  const matrixCells: MatrixCell[][] = [];
  for (const line of lines.slice(block.top, block.bottom + 1)) {
    if (!line) continue;
    const { setting, cells } = line;
    const across = columns.slice(block.left, block.right + 1);
    matrixCells.push(
      across.flatMap((column, at) => {
        const cell = cells[block.left + at];
        return cell ? [{ setting, column, cell }] : [];
      }),
    );
  }
  return matrixCells;
}

/** Applies a typed text to a cell: an edit, nothing if the value is unchanged, or a refusal. */
export function applyText(matrixCell: MatrixCell, text: string, permission: Permission): BlockEdit {
  const { setting, column, cell } = matrixCell;
  const refuse = (refusal: Refusal): BlockEdit => ({
    edits: [],
    refused: [{ ...matrixCell, text, refusal }],
    outside: 0,
  });
  const forbidden = permission(matrixCell);
  if (forbidden !== undefined) return refuse({ reason: forbidden, values: {} });
  const typed = typedField(setting.field, text, { section: setting.section, money: column.money });
  if (!typed.ok) return refuse(typed);
  const isUnchanged = isSameValue(cell.value, typed.value);
  return { edits: isUnchanged ? [] : [{ ...matrixCell, value: typed.value }], refused: [], outside: 0 };
}

/** Merges several results into one. */
export function mergeEdits(parts: readonly BlockEdit[]): BlockEdit {
  return {
    edits: parts.flatMap(({ edits }) => edits),
    refused: parts.flatMap(({ refused }) => refused),
    outside: parts.reduce((sum, { outside }) => sum + outside, 0),
  };
}

/** The cells that a block from the clipboard can be pasted into. */
export interface PasteArea {
  readonly chosen: readonly (readonly MatrixCell[])[];
  /** All cells from the first selected one to the end of the table. */
  readonly below: readonly (readonly MatrixCell[])[];
}

/**
 * Pastes a block into the selected cells. One text, or a block that fits several times, fills all of them; any other
 * block starts at the first cell and ends with the table.
 */
export function pasteBlock(texts: Texts, { chosen, below }: PasteArea, permission: Permission): BlockEdit {
  const height = texts.length;
  const width = Math.max(...texts.map((line) => line.length));
  const isFilling = chosen.length % height === 0 && (chosen[0]?.length ?? 0) % width === 0;
  const matrixCells = isFilling ? chosen : below.slice(0, height).map((line) => line.slice(0, width));
  const parts = matrixCells.flatMap((line, row) =>
    line.map((matrixCell, column) => applyText(matrixCell, texts[row % height]?.[column % width] ?? '', permission)),
  );
  const placed = matrixCells.reduce((sum, line) => sum + line.length, 0);
  return { ...mergeEdits(parts), outside: isFilling ? 0 : height * width - placed };
}

/** Makes cells inherit again; skips those that already do. */
export function resetToInherited(matrixCells: readonly MatrixCell[], permission: Permission): BlockEdit {
  const parts = matrixCells.map((matrixCell): BlockEdit => {
    const { cell, setting } = matrixCell;
    const hasOwnValue = cell.from !== undefined && isSameValue(place(cell.from), place(cell.target));
    if (!hasOwnValue) return { edits: [], refused: [], outside: 0 };
    const reason = canInherit(setting.section) ? permission(matrixCell) : 'console.refused.lowest';
    if (reason === undefined) return { edits: [matrixCell], refused: [], outside: 0 };
    return { edits: [], refused: [{ ...matrixCell, text: '', refusal: { reason, values: {} } }], outside: 0 };
  });
  return mergeEdits(parts);
}

const place = ({ layer, key, validFrom, validTo }: Omit<Cell['target'], 'section'>) => [layer, key, validFrom, validTo];

/** Converts edits to changes of published rows for the draft. */
export function rowChanges(
  edits: readonly CellEdit[],
  publishedAt: (address: Cell['target']) => RowChange['published'],
): RowChange[] {
  return edits.map(({ setting, cell, value }) => ({
    address: cell.target,
    field: setting.field.name,
    value,
    published: publishedAt(cell.target),
  }));
}

/** Returns the edit permissions of a person. Nothing is editable at another point in time. */
export function permissionOf(me: Staff, stores: readonly MatrixStore[], isNow: boolean): Permission {
  return ({ setting, cell }) => {
    if (!isNow) return 'console.matrix.forbidden.instant';
    const target = { place: cell.target, field: setting.field.name, stores };
    const refusal = fieldRefusal(me, setting.section, target);
    return refusal && `console.matrix.forbidden.${refusal}`;
  };
}
