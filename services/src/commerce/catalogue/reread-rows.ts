import { isDeepStrictEqual } from 'node:util';
import type { ListingRow } from '../../integrations/commercetools/ports/catalogue-backend.js';

type Rows = readonly ListingRow[];

const byId = (rows: Rows): Map<string, ListingRow> => new Map(rows.map((row) => [row.id, row]));

/** Rows as they are read, page by page; one that is as it was before is the same object, and what was made of it stays. */
export async function readAgain(pages: AsyncIterable<Rows>, before: Rows): Promise<ListingRow[]> {
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

/** Whether two readings have the same rows, whatever their order. */
export const isSame = (before: Rows, after: Rows): boolean => {
  const { gone, come } = rowChanges(before, after);
  return gone.size === 0 && come.length === 0;
};

/** A reading in which these rows are as they are here, the ones that it did not have last; itself where they are what it has. */
export function withChanged(before: Rows, changed: Rows): Rows {
  const rows = byId(before);
  const others = changed.filter((row) => rows.get(row.id) !== row);
  if (others.length === 0) return before;
  for (const row of others) rows.set(row.id, row);
  return [...rows.values()];
}

/** What differs between two readings. */
interface RowChanges {
  /** Ids of what was there and is another now, or is not there any more. */
  readonly gone: ReadonlySet<string>;
  /** What is there now and was not, or was another. */
  readonly come: Rows;
}

/** What differs between two readings, by the objects that they have. */
export function rowChanges(before: Rows, after: Rows): RowChanges {
  const left = new Set(before);
  const come = after.filter((row) => !left.delete(row));
  return { gone: new Set([...left].map(({ id }) => id)), come };
}
