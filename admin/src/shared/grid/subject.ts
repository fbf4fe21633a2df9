import type { PublishedRow, RowAddress } from '@manifold/domain/admin-api/contract';
import type { Edit, EditAddress } from '@manifold/domain/change-set/contract';
import { editOfRow, isSameRow, type RowValue } from '../draft/edit-row.js';
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
  readonly inherited: {
    readonly value: RowValue;
    readonly provenance: Readonly<Record<string, RowAddress | undefined>>;
  };
}

export type CellState = 'inherited' | 'own' | 'draft';

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

/** One field of one line: what its own row says with the draft, or else what it inherits and from where. */
export function cellOf(field: string, subject: Subject, facts: GridFacts): Cell {
  const edit = editOfRow(facts.edits, subject.address);
  const row = edit ? edit.after : publishedRow(facts.rows, subject.address);
  const isDrafted = edit && JSON.stringify(edit.before?.[field]) !== JSON.stringify(edit.after?.[field]);
  if (row && field in row) return { value: row[field], state: isDrafted ? 'draft' : 'own', from: undefined };
  const { value, provenance } = facts.inherited;
  return { value: value[field], state: isDrafted ? 'draft' : 'inherited', from: provenance[field] };
}
