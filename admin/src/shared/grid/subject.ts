import type { PublishedRow, RowAddress } from '@manifold/domain/admin-api/contract';
import type { Edit, EditAddress } from '@manifold/domain/change-set/contract';
import { editOfRow, isSameRow, type FieldChange, type RowValue } from '../draft/edit-row.js';
import type { MoneyContext } from '../values/field.js';

/** A line of a grid: whom it speaks of, and the row that an edit of it lands in. */
export interface Subject {
  readonly id: string;
  readonly label: string;
  /** What stands small behind the label. */
  readonly note: string;
  readonly address: EditAddress;
  /** A store that shows what the line comes to, and in which of its locales where the section differs by locale. */
  readonly storeKey: string;
  readonly locale?: string;
  readonly money: MoneyContext;
}

/** What is published and drafted of a section, and what a line inherits. */
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

/** Where a value comes from; `waiting` for one that is typed and not saved yet. */
export type CellState = 'inherited' | 'own' | 'draft' | 'waiting';

export interface Cell {
  readonly value: unknown;
  readonly state: CellState;
  /** The row that gives an inherited value. */
  readonly from: RowAddress | undefined;
}

/** The published row that a line's edits land in; null when there is none yet. */
export function publishedRow(rows: readonly PublishedRow[], address: EditAddress): RowValue | null {
  return rows.find((row) => isSameRow({ ...row, section: address.section }, address))?.value ?? null;
}

/** One field of one line: what was typed and waits to be saved, what its own row says with the draft, or what it inherits. */
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
