import type { EffectiveSection, PublishedRow } from '@manifold/domain/admin-api/contract';
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
  /** A store that shows what the line comes to. */
  readonly storeKey: string;
  readonly money: MoneyContext;
}

export type CellState = 'inherited' | 'own' | 'draft';

export interface Cell {
  readonly value: unknown;
  readonly state: CellState;
  /** The layer and key that gives an inherited value: `currency EUR`. */
  readonly from: string | undefined;
}

/** The published row that a line's edits land in; null when there is none yet. */
export function publishedRow(rows: readonly PublishedRow[], address: EditAddress): RowValue | null {
  return rows.find((row) => isSameRow({ ...row, section: address.section }, address))?.value ?? null;
}

const published = (isOwn: boolean): CellState => (isOwn ? 'own' : 'inherited');

/** One field of one line: its value with the draft, and where the value comes from. */
export function cellOf(
  field: string,
  subject: Subject,
  { effective, edits }: { effective: readonly EffectiveSection[]; edits: readonly Edit[] },
): Cell {
  const found = effective.find(({ storeKey }) => storeKey === subject.storeKey);
  const edit = editOfRow(edits, subject.address);
  const drafted = edit && JSON.stringify(edit.before?.[field]) !== JSON.stringify(edit.after?.[field]);
  const source = found?.provenance[field];
  const isOwn = source !== undefined && isSameRow({ ...source, section: subject.address.section }, subject.address);
  const own = edit?.after?.[field];
  return {
    // A row that a dated one hides still shows what it says itself.
    value: isOwn || own === undefined ? found?.value[field] : own,
    state: drafted ? 'draft' : published(isOwn),
    from: source && !isOwn ? `${source.layer} ${source.key}` : undefined,
  };
}
