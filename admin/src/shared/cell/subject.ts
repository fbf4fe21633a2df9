import type { PublishedRow, RowAddress } from '@manifold/domain/admin-api/contract';
import type { Edit, EditAddress } from '@manifold/domain/change-set/contract';
import { editOfRow, isSameRow, type FieldChange, type RowValue } from '../draft/edit-row.js';
import type { MoneyContext } from '../values/field.js';

/** A row of a grid: a place, and the config row that its edits change. */
export interface Subject {
  readonly id: string;
  readonly label: string;
  /** Shown in small print after the label. */
  readonly note: string;
  readonly address: EditAddress;
  /** A store that has the row's effective values, and its locale if the section differs by locale. */
  readonly storeKey: string;
  readonly locale?: string;
  readonly money: MoneyContext;
}

/** Published rows, drafted rows and inherited values of a section. */
export interface GridFacts {
  readonly rows: readonly PublishedRow[];
  readonly edits: readonly Edit[];
  /** Changes that wait for the network. */
  readonly unsaved?: readonly FieldChange[];
  readonly inherited: {
    readonly value: RowValue;
    readonly provenance: Readonly<Record<string, RowAddress | undefined>>;
  };
}

/** The source of a value; `waiting`: typed, not saved yet. */
export type CellState = 'inherited' | 'own' | 'draft' | 'waiting';

export interface Cell {
  readonly value: unknown;
  readonly state: CellState;
  /** The row that provides an inherited value. */
  readonly from: RowAddress | undefined;
}

/** Returns the published row that an edit changes, or null if there is none. */
export function publishedRow(rows: readonly PublishedRow[], address: EditAddress): RowValue | null {
  return rows.find((row) => isSameRow({ ...row, section: address.section }, address))?.value ?? null;
}

/** Returns one cell: the unsaved value, else the own row's value with the draft, else the inherited value. */
export function cellOf(field: string, subject: Subject, facts: GridFacts): Cell {
  const unsaved = facts.unsaved?.findLast((each) => each.field === field && isSameRow(each.address, subject.address));
  if (unsaved)
    return {
      value: unsaved.value === undefined ? facts.inherited.value[field] : unsaved.value,
      state: 'waiting',
      from: undefined,
    };
  const edit = editOfRow(facts.edits, subject.address);
  const row = edit ? edit.after : publishedRow(facts.rows, subject.address);
  const isDrafted = edit && JSON.stringify(edit.before?.[field]) !== JSON.stringify(edit.after?.[field]);
  if (row && field in row) return { value: row[field], state: isDrafted ? 'draft' : 'own', from: undefined };
  const { value, provenance } = facts.inherited;
  return { value: value[field], state: isDrafted ? 'draft' : 'inherited', from: provenance[field] };
}
