import { isDeepStrictEqual } from 'node:util';
import type { ListingRow } from '../../integrations/commercetools/ports/catalogue-backend.js';

type Rows = readonly ListingRow[];

const byId = (rows: Rows): Map<string, ListingRow> => new Map(rows.map((row) => [row.id, row]));

/** Reads rows page by page; unchanged rows are the previous objects, so that values derived from them stay valid. */
export async function rereadRows(pages: AsyncIterable<Rows>, before: Rows): Promise<ListingRow[]> {
  const known = byId(before);
  const rows: ListingRow[] = [];
  for await (const page of pages) {
    for (const row of page) {
      const own = known.get(row.id);
      rows.push(own && isDeepStrictEqual(own, row) ? own : row);
    }
  }
  return rows;
}

/** Returns whether two reads have the same rows in any order. */
export const hasSameRows = (before: Rows, after: Rows): boolean => {
  const { removed, added } = rowChanges(before, after);
  return removed.size === 0 && added.length === 0;
};

/** Replaces rows and appends new ones. Returns the same array if nothing changes. */
export function mergeRows(before: Rows, changed: Rows): Rows {
  const rows = byId(before);
  const others = changed.filter((row) => rows.get(row.id) !== row);
  if (others.length === 0) return before;
  for (const row of others) rows.set(row.id, row);
  return [...rows.values()];
}

/** The difference between two reads. */
interface RowChanges {
  /** Ids of rows that were changed or removed. */
  readonly removed: ReadonlySet<string>;
  /** Rows that are new or changed. */
  readonly added: Rows;
}

/** Compares two reads by object identity. */
export function rowChanges(before: Rows, after: Rows): RowChanges {
  const removed = new Set(before);
  const added = after.filter((row) => !removed.delete(row));
  return { removed: new Set([...removed].map(({ id }) => id)), added };
}
